import type { FastifyRequest, RouteOptions } from 'fastify'
import { networkOf } from './networkOf.js'

/** Rate limit of a route by client address alone, whatever the session; for guessable codes and for mails. */
export function addressLimit(max: number, seconds: number): Pick<RouteOptions, 'config'> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip)
  return { config: { rateLimit: { max, timeWindow: seconds * 1000, keyGenerator } } }
}
