import { randomUUID } from 'node:crypto'
import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import { API_CLIENTS, REDIRECT_URIS, SITE_ID } from '../siteConfig.js'
import { invalidRequest } from './authError.js'
import { isCodeChallenge } from './pkce.js'
import { isAllowedRedirectUri } from './redirectUri.js'

/** Life time of an authorization code. */
const CODE_MS = 60_000
const USID = /^[\w-]{8,64}$/

/**
 * Starts a guest session: makes a one-time code that is bound to client, redirect address and challenge.
 * @returns the redirect address with `usid` and `code`, for the Location header of the 303
 * @throws AuthError when a parameter is absent, unknown or not allowed
 */
export function authorize(query: Query, context: CommerceContext): string {
  const client = API_CLIENTS.find(({ id }) => id === first(query, 'client_id'))
  if (!client) throw invalidRequest('Bad or missing client_id.')
  const redirectUri = first(query, 'redirect_uri')
  if (!redirectUri || !isAllowedRedirectUri(redirectUri, REDIRECT_URIS)) {
    throw invalidRequest('The redirect_uri is not registered for this client.')
  }
  if (first(query, 'response_type') !== 'code') throw invalidRequest('Bad or missing response_type.')
  if (first(query, 'hint') !== 'guest') throw invalidRequest('Bad or missing hint: only guest login is registered.')
  if (first(query, 'channel_id') !== SITE_ID) throw invalidRequest('Bad or missing channel_id.')
  const challenge = first(query, 'code_challenge')
  if (!client.secret && !isCodeChallenge(challenge)) throw invalidRequest('Bad or missing code_challenge.')

  const usid = usidOf(query)
  context.shoppers.findOrCreate(usid, context.now())
  const code = createSecret()
  context.authorizationCodes.add(code, {
    clientId: client.id,
    redirectUri,
    codeChallenge: challenge ?? '',
    usid,
    expiresAt: context.now() + CODE_MS,
  })
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams({ usid, code })}`
}

/** The usid that a client brings along keeps its guest; anything that is no usid is replaced. */
export function usidOf(query: Query): string {
  const usid = first(query, 'usid')
  return usid && USID.test(usid) ? usid : randomUUID()
}
