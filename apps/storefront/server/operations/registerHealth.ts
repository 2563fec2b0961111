import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { hasBearer } from '../security/hasBearer.js'
import type { Metrics } from './createMetrics.js'

/** Paths that monitoring requests under any host header. */
export const HEALTH_PATHS = ['/healthz', '/readyz', '/metrics'] as const

/**
 * Process state for orchestrators. Neither check depends on an upstream, so that a CMS outage does not take the
 * storefront down. Metrics require a token, since behind a proxy an address does not distinguish operators from
 * shoppers.
 */
export function registerHealth(
  server: FastifyInstance,
  options: {
    readonly isStopping: () => boolean
    readonly metrics: Metrics
    /** null = `/metrics` is closed. */
    readonly metricsToken: string | null
    readonly errors: ErrorReplies
  },
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
    if (options.metricsToken === null || !hasBearer(request, options.metricsToken))
      return options.errors.send(request, reply, 404)
    const { contentType, text } = await options.metrics.print()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}
