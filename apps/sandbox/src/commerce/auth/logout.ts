import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import { AuthError, invalidRequest } from './authError.js'
import { verifyBearer } from './bearer.js'
import { findClient } from './clientAuth.js'

/** The platform's response for an ended session: a token response without tokens. */
export const ENDED: TokenResponse = {
  access_token: '',
  id_token: 'null',
  refresh_token: '',
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: 'Bearer',
  usid: 'null',
  customer_id: 'null',
  enc_user_id: 'null',
  idp_access_token: '',
  idp_refresh_token: 'null',
  dnt: 'null',
}

/**
 * Ends a session and invalidates its access token, refresh token and legacy session.
 * @throws AuthError 401 without a valid access token, 400 for a refresh token of another session
 */
export async function logout(
  query: Query,
  authorization: string | undefined,
  context: CommerceContext,
): Promise<TokenResponse> {
  const client = findClient(query)
  const result = await verifyBearer(authorization, context.accessTokens)
  if (result.kind !== 'valid') throw new AuthError(401, 'invalid_token', 'Bad or missing access token.')
  const { claims } = result
  const token = first(query, 'refresh_token') ?? ''
  const grant = context.refreshTokens.find(token)
  if (claims.clientId !== client.id || grant?.clientId !== client.id || grant.usid !== claims.shopper.usid) {
    throw invalidRequest('Bad or missing refresh token.')
  }
  context.refreshTokens.remove(token)
  context.revokedTokens.add(claims.jti, claims.expiresAt * 1000, context.now())
  context.legacySessions.open({ usid: claims.shopper.usid, customerId: null })
  return ENDED
}
