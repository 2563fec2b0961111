import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type CallEntry, callLimits, type CallLimitName } from './calls/callEntry.js'
import { createExtraLimit } from './extraLimit.js'
import { networkOf } from './networkOf.js'

/** Rate limits of platform calls, by group. */
export interface CallLimits {
  /** Route limit per session and address, counted before the body is read. */
  readonly config: NonNullable<RouteOptions['config']>
  /** Checks the limit of the address and, for bodies with a guessable value, that of the shopper. False = 429. */
  isWithin(request: FastifyRequest, reply: FastifyReply, entry: CallEntry): Promise<boolean>
}

/** @param options.usidOf session id of a request, '' without a session */
export function createCallLimits(
  server: FastifyInstance,
  options: {
    readonly scale: number
    readonly entryOf: (request: FastifyRequest) => CallEntry | undefined
    readonly usidOf: (request: FastifyRequest) => string
  },
): CallLimits {
  const { scale, entryOf, usidOf } = options
  const nameOf = (request: FastifyRequest): CallLimitName => entryOf(request)?.limit ?? 'basket'
  const limitOf = (request: FastifyRequest) => callLimits[nameOf(request)]
  const strictNameOf = (request: FastifyRequest): CallLimitName =>
    entryOf(request)?.bodyLimit?.(request.body) ?? nameOf(request)
  const strictOf = (request: FastifyRequest) => callLimits[strictNameOf(request)]

  const isWithinAddress = createExtraLimit(server, {
    max: (request) => strictOf(request).perAddress * scale,
    seconds: (request) => strictOf(request).seconds,
    keyOf: strictNameOf,
  })
  const isWithinShopper = createExtraLimit(server, {
    max: (request) => strictOf(request).max * scale,
    seconds: (request) => strictOf(request).seconds,
    keyOf: (request) => `${strictNameOf(request)} ${usidOf(request)}`,
  })

  return {
    config: {
      rateLimit: {
        max: (request: FastifyRequest) => limitOf(request).max * scale,
        timeWindow: (request: FastifyRequest) => limitOf(request).seconds * 1000,
        keyGenerator: (request: FastifyRequest) => `${nameOf(request)} ${usidOf(request)} ${networkOf(request.ip)}`,
      },
    },
    async isWithin(request, reply, entry) {
      const isStricter = entry.bodyLimit?.(request.body) != null
      if (isStricter && !(await isWithinShopper(request, reply))) return false
      return isWithinAddress(request, reply)
    },
  }
}
