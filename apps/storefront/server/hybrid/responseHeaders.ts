import type { StorefrontConfig } from '../../app/config/env.server.js'
import { allowedCookies } from './hybridCookies.js'
import { hybridLocation } from './hybridLocation.js'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a browser may get of an answer of the hybrid application, beside what is rewritten below. */
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
/** Where the application names no policy of its own. */
const LEAST_POLICY = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

/**
 * Headers of an answer of the hybrid application as the browser gets them. No document of it is ever stored; its files may
 * be, as it says. A redirect that is not allowed loses its target.
 *
 * @param path under which it was asked.
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

/** The application's own policy, and another beside it: only its own origin may frame it, whatever it says or leaves out. */
function policyOf(headers: Headers): string {
  const own = [headers['content-security-policy'] ?? []].flat().filter((policy) => policy.trim() !== '')
  return own.length === 0 ? LEAST_POLICY : [...own, "frame-ancestors 'self'"].join(', ')
}
