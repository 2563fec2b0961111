import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../../store/shopperRepository.js'
import { Problem } from '../http/problem.js'
import type { AccessTokens, Verification } from './accessToken.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; `null` until the Bearer token is verified. */
    shopper: Shopper | null
  }
}

/**
 * Verifies the Bearer token of a SCAPI call and stores its shopper on the request.
 * @throws Problem 401 `unauthorized`, with a special detail if login or password changed after the token was issued
 */
export async function requireBearer(request: FastifyRequest, accessTokens: AccessTokens): Promise<void> {
  const result = await verifyBearer(request.headers.authorization, accessTokens)
  if (result.kind === 'credentials-changed') {
    throw new Problem(401, 'unauthorized', 'Customer credentials changed after token was issued.')
  }
  if (result.kind === 'invalid') throw unauthorized()
  request.shopper = result.claims.shopper
}

/** Reads and verifies an Authorization header with the scheme Bearer. */
export async function verifyBearer(
  authorization: string | undefined,
  accessTokens: AccessTokens,
): Promise<Verification> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? []
  return token === undefined ? { kind: 'invalid' } : accessTokens.verify(token)
}

/**
 * The shopper of a request that passed {@link requireBearer}.
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
