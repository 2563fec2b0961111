import type { IntrospectionResult, TokenResponse, UserInfo } from '@vitrine/commerce-client/types/auth'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { invalidRequest } from './authError.js'
import { verifyBearer } from './bearer.js'
import { ENDED } from './logout.js'
import { SCOPES } from './scopes.js'
import { writeSubject } from './tokenSubject.js'

/**
 * Revokes a refresh token of the client.
 * @throws AuthError 400 for one that is unknown or another client's
 */
export function revokeToken(form: Query, client: ApiClient, context: CommerceContext): TokenResponse {
  const token = first(form, 'token') ?? ''
  if (context.refreshTokens.find(token)?.clientId !== client.id) throw invalidRequest('Bad or missing refresh token.')
  context.refreshTokens.remove(token)
  return { ...ENDED, refresh_token: token }
}

/**
 * Introspects a token of the client; an invalid token or one of another client is reported as inactive.
 * @throws AuthError 400 without a token
 */
export async function introspectToken(
  form: Query,
  client: ApiClient,
  context: CommerceContext,
): Promise<IntrospectionResult> {
  const token = first(form, 'token')
  if (!token) throw invalidRequest('Bad or missing access token or refresh token')
  const grant = context.refreshTokens.find(token)
  if (grant) {
    if (grant.clientId !== client.id || grant.expiresAt <= context.now()) return { active: false }
    return {
      active: true,
      client_id: client.id,
      exp: Math.floor(grant.expiresAt / 1000),
      scope: SCOPES.join(' '),
      sub: writeSubject(client.id, grant.usid),
      token_type: 'refresh_token',
    }
  }
  const result = await context.accessTokens.verify(token)
  if (result.kind !== 'valid' || result.claims.clientId !== client.id) return { active: false }
  return {
    active: true,
    client_id: client.id,
    exp: result.claims.expiresAt,
    iat: result.claims.issuedAt,
    scope: result.claims.scope,
    sub: result.claims.subject,
    token_type: 'access_token',
  }
}

/** Claims about the shopper of an access token, in the platform's superset of OpenID Connect. */
export interface PlatformUserInfo extends UserInfo {
  readonly customer_id: string
  readonly validated: boolean
}

/**
 * Returns the shopper of an access token; a guest has no name.
 * @throws AuthError 400, as on the platform, for an invalid token
 */
export async function readUserInfo(
  authorization: string | undefined,
  context: CommerceContext,
): Promise<PlatformUserInfo> {
  const result = await verifyBearer(authorization, context.accessTokens)
  if (result.kind !== 'valid') throw invalidRequest('Bad or missing access token.')
  const { usid, customerId, login } = result.claims.shopper
  const customer = login === null ? null : context.customers.find(customerId)
  return {
    sub: usid,
    customer_id: customerId,
    validated: customer !== null,
    ...(customer && {
      email: customer.email,
      name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      given_name: customer.firstName ?? '',
      family_name: customer.lastName,
    }),
  }
}
