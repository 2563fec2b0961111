import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import { API_CLIENTS, SITE_ID, type ApiClient } from '../siteConfig.js'
import { ACCESS_TOKEN_SECONDS } from './accessToken.js'
import { AuthError, invalidRequest } from './authError.js'
import { usidOf } from './authorize.js'
import { matchesChallenge } from './pkce.js'

/** Life time of a guest's refresh token in seconds. */
const GUEST_REFRESH_SECONDS = 2_592_000

/**
 * Finds the client of a token call and checks its secret when it has one.
 * @param authorization the Authorization header, `Basic id:secret` for private clients
 * @throws AuthError 400 for an unknown client, 401 for a wrong secret
 */
export function authenticateClient(form: Query, authorization: string | undefined): ApiClient {
  const basic = readBasic(authorization)
  const id = basic?.id ?? first(form, 'client_id')
  const client = API_CLIENTS.find((candidate) => candidate.id === id)
  if (!client) {
    if (basic) throw new AuthError(401, 'invalid_client', 'Basic Authorization failed.')
    throw invalidRequest('Bad or missing client_id.')
  }
  if (client.secret && basic?.secret !== client.secret) {
    throw new AuthError(401, 'invalid_client', 'Basic Authorization failed.')
  }
  return client
}

/**
 * Answers the token endpoint for guests.
 * @throws AuthError when the grant is unknown, used, expired or bound to something else
 */
export function grantToken(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const grantType = first(form, 'grant_type')
  if (grantType === 'refresh_token') return refresh(form, client, context)
  if (first(form, 'channel_id') !== SITE_ID) throw invalidRequest('Bad or missing channel_id.')
  if (grantType === 'authorization_code_pkce' || (grantType === 'authorization_code' && client.secret)) {
    return redeemCode(form, client, context)
  }
  if (grantType === 'client_credentials' && client.secret) {
    return issueTokens(usidOf(form), dntOf(form, '0'), createSecret(), client, context)
  }
  throw new AuthError(400, 'unsupported_grant_type', 'The grant_type is not supported for this client.')
}

function redeemCode(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const grant = context.authorizationCodes.take(first(form, 'code') ?? '')
  if (!grant || grant.expiresAt <= context.now()) {
    throw new AuthError(400, 'invalid_grant', 'The authorization code is invalid, expired or was used already.')
  }
  if (grant.clientId !== client.id || grant.redirectUri !== first(form, 'redirect_uri')) {
    throw new AuthError(400, 'invalid_grant', 'The authorization code was issued for another client or redirect_uri.')
  }
  if (grant.codeChallenge !== '' && !matchesChallenge(first(form, 'code_verifier') ?? '', grant.codeChallenge)) {
    throw new AuthError(400, 'invalid_grant', 'The code_verifier does not match the code_challenge.')
  }
  const usid = first(form, 'usid')
  if (usid !== undefined && usid !== grant.usid) {
    throw new AuthError(400, 'invalid_grant', 'The authorization code was issued for another usid.')
  }
  return issueTokens(grant.usid, dntOf(form, '0'), createSecret(), client, context)
}

function refresh(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  const token = first(form, 'refresh_token') ?? ''
  const grant = context.refreshTokens.find(token)
  const isUsable = grant !== null && grant.clientId === client.id && grant.expiresAt > context.now()
  // Public clients rotate: whoever removes the token first wins, a reused one is refused.
  if (!isUsable || (!client.secret && !context.refreshTokens.remove(token))) {
    throw new AuthError(400, 'invalid_grant', 'invalid refresh_token')
  }
  const next = client.secret ? token : createSecret()
  return issueTokens(grant.usid, dntOf(form, grant.dnt), next, client, context)
}

async function issueTokens(
  usid: string,
  dnt: string,
  refreshToken: string,
  client: ApiClient,
  context: CommerceContext,
): Promise<TokenResponse> {
  const now = context.now()
  const shopper = context.shoppers.findOrCreate(usid, now)
  if (!context.refreshTokens.find(refreshToken)) {
    const expiresAt = now + GUEST_REFRESH_SECONDS * 1000
    context.refreshTokens.add(refreshToken, { clientId: client.id, usid, dnt, expiresAt })
  }
  return {
    access_token: await context.accessTokens.issue(shopper, client.id, dnt),
    id_token: '',
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token_expires_in: GUEST_REFRESH_SECONDS,
    token_type: 'BEARER',
    usid,
    customer_id: shopper.customerId,
    enc_user_id: '',
    idp_access_token: '',
    dnt,
  }
}

/** Clients write do-not-track as `0`, `1`, `true` or `false`; the token says `0` or `1`. */
function dntOf(form: Query, fallback: string): string {
  const value = first(form, 'dnt')
  if (value === 'true' || value === '1') return '1'
  return value === 'false' || value === '0' ? '0' : fallback
}

function readBasic(authorization: string | undefined): { id: string; secret: string } | null {
  if (!authorization?.startsWith('Basic ')) return null
  const [id = '', ...secret] = Buffer.from(authorization.slice(6), 'base64').toString('utf8').split(':')
  return { id, secret: secret.join(':') }
}
