import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../session/cookies.js'
import { isOwnCookie } from './hybridCookies.js'

/** Browser headers that are forwarded to the hybrid application. */
const PASSED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'dnt',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'user-agent',
  'x-requested-with',
] as const

/**
 * Headers of a request to the hybrid application: allowed browser headers, cookies except ours, and the client's origin
 * as this server determined it, never as a header claims.
 */
export function hybridRequestHeaders(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  { upstreamHost, scheme }: { readonly upstreamHost: string; readonly scheme: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    host: upstreamHost,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host?.toLowerCase() ?? '',
    'x-forwarded-proto': scheme,
  }
  for (const name of PASSED) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const cookies = [...parseCookies(request.headers.cookie)].filter(([name]) => !isOwnCookie(name))
  if (cookies.length > 0) headers.cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  return headers
}
