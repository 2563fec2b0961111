import type { FastifyRequest, RouteOptions } from 'fastify'
import { networkOf } from './networkOf.js'

/** Limit of a route by address alone, whatever session the caller has; for what can be guessed or sends mails. */
export function addressLimit(max: number, seconds: number): Pick<RouteOptions, 'config'> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip)
  return { config: { rateLimit: { max, timeWindow: seconds * 1000, keyGenerator } } }
}
