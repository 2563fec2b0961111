import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Metrics } from './createMetrics.js'

/** Paths that monitoring asks by address, whatever the host header says. */
export const HEALTH_PATHS = ['/healthz', '/readyz', '/metrics'] as const

/** Process state for orchestrators. Neither depends on an upstream: a CMS outage must not take the storefront out. */
export function registerHealth(
  server: FastifyInstance,
  options: { readonly isStopping: () => boolean; readonly metrics: Metrics; readonly errors: ErrorReplies },
): void {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  server.get('/readyz', (_request, reply) => {
    const isStopping = options.isStopping()
    return reply
      .code(isStopping ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStopping ? 'stopping' : 'ready' })
  })

  server.get('/metrics', async (request, reply) => {
    const isDirect = request.headers['x-forwarded-for'] === undefined
    if (!isDirect || !isPrivateAddress(request.socket.remoteAddress ?? ''))
      return options.errors.send(request, reply, 404)
    const { contentType, text } = await options.metrics.print()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}

/** True for loopback and private networks: metrics are for the operators' side only. */
function isPrivateAddress(address: string): boolean {
  const ip = address.startsWith('::ffff:') ? address.slice(7) : address
  if (isIP(ip) === 6) return ip === '::1' || /^f[cd]/i.test(ip)
  return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(ip)
}
