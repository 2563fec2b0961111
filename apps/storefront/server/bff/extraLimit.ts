import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './networkOf.js'

/** A limit in addition to the route's. False = exceeded; the reply then carries the time to wait. */
export type ExtraLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Creates a limit keyed by a property of the parsed request, such as its address or the login in its body. */
export function createExtraLimit(
  server: FastifyInstance,
  options: {
    readonly max: number | ((request: FastifyRequest) => number)
    readonly seconds: number | ((request: FastifyRequest) => number)
    /** Counted in addition to the address. */
    readonly keyOf: (request: FastifyRequest) => string
  },
): ExtraLimit {
  const { max, seconds, keyOf } = options
  const count = server.createRateLimit({
    max,
    timeWindow: typeof seconds === 'number' ? seconds * 1000 : (request: FastifyRequest) => seconds(request) * 1000,
    keyGenerator: (request) => `${networkOf(request.ip)} ${keyOf(request)}`,
  })
  return async (request, reply) => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return true
    void reply.header('retry-after', String(state.ttlInSeconds))
    return false
  }
}
