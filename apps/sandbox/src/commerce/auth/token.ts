import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { AuthorizationGrant, CodePurpose } from '../../store/authorizationCodeRepository.js'
import type { StoredCustomer } from '../../store/customerRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { AuthError } from './authError.js'
import { usidOf } from './authorize.js'
import { requireChannel } from './clientAuth.js'
import { dntOf, issueTokens, noteLogin } from './issueTokens.js'
import { matchesChallenge } from './pkce.js'

/**
 * Handles the token endpoint.
 * @throws AuthError when the grant is unknown, used, expired or bound to something else
 */
export function grantToken(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const grantType = first(form, 'grant_type')
  if (grantType === 'refresh_token') return refresh(form, client, context)
  requireChannel(form)
  if (grantType === 'authorization_code_pkce' || (grantType === 'authorization_code' && client.secret)) {
    return redeemLogin(form, client, context)
  }
  if (grantType === 'client_credentials' && client.secret) {
    return issueTokens({ usid: usidOf(form), customer: null, dnt: dntOf(form, '0'), client }, context)
  }
  throw new AuthError(400, 'unsupported_grant_type', 'The grant_type is not supported for this client.')
}

/**
 * Redeems a one-time code and checks client, challenge and usid.
 * @throws AuthError 400 `invalid_grant`
 */
export function takeCode(
  code: string,
  purpose: CodePurpose,
  form: Query,
  client: ApiClient,
  context: CommerceContext,
): AuthorizationGrant {
  const grant = context.authorizationCodes.take(code, purpose)
  if (!grant || grant.expiresAt <= context.now()) {
    throw invalidGrant('The authorization code is invalid, expired or was used already.')
  }
  if (grant.clientId !== client.id) throw invalidGrant('The authorization code was issued for another client.')
  if (grant.codeChallenge !== '' && !matchesChallenge(first(form, 'code_verifier') ?? '', grant.codeChallenge)) {
    throw invalidGrant('The code_verifier does not match the code_challenge.')
  }
  const usid = first(form, 'usid')
  if (usid !== undefined && usid !== grant.usid) {
    throw invalidGrant('The authorization code was issued for another usid.')
  }
  return grant
}

/**
 * The customer of a grant; `null` for a guest's.
 * @throws AuthError 400 when the customer no longer exists
 */
export function customerOf(customerId: string | null, context: CommerceContext): StoredCustomer | null {
  if (customerId === null) return null
  const customer = context.customers.find(customerId)
  if (!customer) throw invalidGrant('The customer does not exist any more.')
  return customer
}

async function redeemLogin(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const grant = takeCode(first(form, 'code') ?? '', 'login', form, client, context)
  if (grant.redirectUri !== first(form, 'redirect_uri')) {
    throw invalidGrant('The authorization code was issued for another redirect_uri.')
  }
  const customer = customerOf(grant.customerId, context)
  if (customer) noteLogin(customer, context)
  return issueTokens({ usid: grant.usid, customer, dnt: dntOf(form, '0'), client }, context)
}

async function refresh(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const token = first(form, 'refresh_token') ?? ''
  const grant = context.refreshTokens.find(token)
  const isUsable = grant !== null && grant.clientId === client.id && grant.expiresAt > context.now()
  // Public clients rotate refresh tokens: the first request that removes the token wins, and reuse is refused.
  if (!isUsable || (!client.secret && !context.refreshTokens.remove(token))) {
    throw invalidGrant('invalid refresh_token')
  }
  const customer = customerOf(grant.customerId, context)
  const dnt = dntOf(form, grant.dnt)
  return issueTokens(
    { usid: grant.usid, customer, dnt, client, refreshToken: client.secret ? token : undefined },
    context,
  )
}

function invalidGrant(description: string): AuthError {
  return new AuthError(400, 'invalid_grant', description)
}
