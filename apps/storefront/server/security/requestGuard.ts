import type { IncomingHttpHeaders } from 'node:http'

const READING_METHODS = new Set(['GET', 'HEAD'])
const WRITING_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Supported methods; the `allow` header of a 405. */
export const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

export type GuardVerdict = 'pass' | 'unknownHost' | 'unknownMethod' | 'foreignOrigin'

/**
 * Validates a request before any route runs: the host must be ours, the method supported, and state-changing requests
 * must come from our own pages. Never reads `X-Forwarded-*`.
 */
export function createRequestGuard(options: {
  readonly allowedHosts: readonly string[]
  readonly publicOrigin: string
  /** Paths called by machines without an origin; protected by a secret. */
  readonly machinePaths: readonly string[]
  /** Paths that monitoring requests under any host. */
  readonly anyHostPaths: readonly string[]
}): (method: string, path: string, headers: IncomingHttpHeaders) => GuardVerdict {
  const hosts = new Set(options.allowedHosts)
  const scheme = new URL(options.publicOrigin).protocol
  const origins = new Set(options.allowedHosts.map((host) => `${scheme}//${host}`))

  return (method, path, headers) => {
    const host = headers.host?.toLowerCase() ?? ''
    if (!hosts.has(host) && !options.anyHostPaths.includes(path)) return 'unknownHost'
    if (READING_METHODS.has(method)) return 'pass'
    if (!WRITING_METHODS.has(method)) return 'unknownMethod'
    return options.machinePaths.includes(path) || isOwnPage(headers) ? 'pass' : 'foreignOrigin'
  }

  function isOwnPage(headers: IncomingHttpHeaders): boolean {
    const site = headers['sec-fetch-site']
    const { origin } = headers
    if (site === undefined && origin === undefined) return false
    if (site !== undefined && site !== 'same-origin') return false
    return origin === undefined || origins.has(origin)
  }
}
