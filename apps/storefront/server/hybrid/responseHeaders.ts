import type { StorefrontConfig } from '../../app/config/env.server.js'
import { allowedCookies } from './hybridCookies.js'
import { hybridLocation } from './hybridLocation.js'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Response headers forwarded to the browser, in addition to those rewritten below. */
const PASSED = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-frame-options',
] as const
/** Used when the application sends no policy. */
const LEAST_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

/**
 * Rewrites the response headers of the hybrid application for the browser. Its documents are never stored; its files
 * may be, as its cache headers say. The target of a disallowed redirect is removed.
 *
 * @param path requested path
 */
export function hybridResponseHeaders(
  given: Headers,
  path: string,
  { hybridOrigin, publicOrigin, hybrid }: Pick<StorefrontConfig, 'hybridOrigin' | 'publicOrigin' | 'hybrid'>,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const name of PASSED) {
    const value = given[name]
    if (typeof value === 'string') headers[name] = value
  }
  const isFile = hybrid.assetPrefixes.some((prefix) => path.startsWith(prefix))
  const ownCaching = text(given['cache-control'])
  headers['cache-control'] = isFile && ownCaching !== '' ? ownCaching : 'private, no-store'
  if (isHtml(given)) headers['content-security-policy'] = policyOf(given)
  const cookies = isFile
    ? []
    : allowedCookies([given['set-cookie'] ?? []].flat(), {
        names: hybrid.cookies,
        isHttps: publicOrigin.startsWith('https:'),
      })
  if (cookies.length > 0) headers['set-cookie'] = [...cookies]
  const rules = { hybridOrigin: hybridOrigin ?? publicOrigin, publicOrigin, redirectOrigins: hybrid.redirectOrigins }
  const location = given.location === undefined ? null : hybridLocation(text(given.location), path, rules)
  if (location !== null) headers.location = location
  return headers
}

function isHtml(headers: Headers): boolean {
  return /^text\/html\b/i.test(text(headers['content-type']))
}

function text(value: Headers[string]): string {
  return typeof value === 'string' ? value : ''
}

/** Adds `frame-ancestors 'self'` to the application's own policy, so that only our origin may frame it. */
function policyOf(headers: Headers): string {
  const own = [headers['content-security-policy'] ?? []].flat().filter((policy) => policy.trim() !== '')
  return own.length === 0 ? LEAST_POLICY : [...own, "frame-ancestors 'self'"].join(', ')
}
