import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../../store/shopperRepository.js'
import { Problem } from '../http/problem.js'
import type { AccessTokens } from './accessToken.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set by the bearer check, `null` before it. */
    shopper: Shopper | null
  }
}

/**
 * Checks the Bearer of a SCAPI call and notes its shopper on the request.
 * @throws Problem 401 `unauthorized`
 */
export async function requireBearer(request: FastifyRequest, accessTokens: AccessTokens): Promise<void> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const shopper = token ? await accessTokens.verify(token) : null
  if (!shopper) throw unauthorized()
  request.shopper = shopper
}

/**
 * The shopper of a request behind {@link requireBearer}.
 * @throws Problem 401 when the route was registered without the check
 */
export function shopperOf(request: FastifyRequest): Shopper {
  if (!request.shopper) throw unauthorized()
  return request.shopper
}

function unauthorized(): Problem {
  const detail = 'Your access token is invalid or expired and can’t be used to identify a user.'
  return new Problem(401, 'unauthorized', detail)
}
