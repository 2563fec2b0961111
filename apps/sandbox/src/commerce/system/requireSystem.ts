import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.js'
import type { SystemTokens } from './systemTokens.js'

/**
 * Verifies the token of a server and one of its scopes.
 * @throws Problem 401 `unauthorized` without a valid system token, 403 `forbidden` without a suitable scope
 */
export async function requireSystem(
  { headers }: FastifyRequest,
  tokens: SystemTokens,
  scopes: readonly string[],
): Promise<void> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? []
  const granted = token === undefined ? null : await tokens.verify(token)
  if (!granted) throw new Problem(401, 'unauthorized', 'The access token is missing, invalid or expired.')
  if (!scopes.some((scope) => granted.includes(scope))) {
    throw new Problem(403, 'forbidden', `The access token has none of the scopes ${scopes.join(', ')}.`)
  }
}
