import { randomUUID } from 'node:crypto'
import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import { REDIRECT_URIS, type ApiClient } from '../siteConfig.js'
import { invalidRequest } from './authError.js'
import { findClient, requireChannel } from './clientAuth.js'
import { isCodeChallenge } from './pkce.js'
import { isAllowedRedirectUri } from './redirectUri.js'

/** Lifetime of an authorization code in ms. */
export const CODE_MS = 60_000
const USID = /^[\w-]{8,64}$/
const MAXIMUM_STATE = 512
/** Kinds of sessions that can be started: a guest's, or one bridged from a legacy session. */
const HINTS: readonly (string | undefined)[] = ['guest', 'sb-guest', 'sb-user']

/** Where a code is sent, and its code challenge. */
export interface CodeTarget {
  readonly client: ApiClient
  readonly redirectUri: string
  /** Empty for a private client without a challenge. */
  readonly codeChallenge: string
  readonly state: string | undefined
}

/**
 * Starts a guest session: creates a one-time code bound to client, redirect address and challenge.
 * @returns the redirect address with `usid` and `code`, for the Location header of the 303
 * @throws AuthError when a parameter is missing, unknown or not allowed
 */
export function authorize(query: Query, context: CommerceContext): string {
  const target = readCodeTarget(query)
  if (first(query, 'response_type') !== 'code') throw invalidRequest('Bad or missing response_type.')
  if (!HINTS.includes(first(query, 'hint'))) {
    throw invalidRequest('Bad or missing hint: only guest login is registered.')
  }
  requireChannel(query)
  const usid = usidOf(query)
  context.shoppers.findOrCreate(usid, context.now())
  const code = createSecret()
  context.authorizationCodes.add(code, 'login', {
    clientId: target.client.id,
    redirectUri: target.redirectUri,
    codeChallenge: target.codeChallenge,
    usid,
    customerId: null,
    expiresAt: context.now() + CODE_MS,
  })
  return writeRedirect(target, { usid, code })
}

/**
 * Reads client, redirect address, challenge and state.
 * @throws AuthError 400 when one is missing, unknown or not allowed
 */
export function readCodeTarget(query: Query): CodeTarget {
  const client = findClient(query)
  const redirectUri = first(query, 'redirect_uri')
  if (!redirectUri || !isAllowedRedirectUri(redirectUri, REDIRECT_URIS)) {
    throw invalidRequest('The redirect_uri is not registered for this client.')
  }
  const challenge = first(query, 'code_challenge') ?? ''
  if ((client.secret === null || challenge !== '') && !isCodeChallenge(challenge)) {
    throw invalidRequest('Bad or missing code_challenge.')
  }
  const state = first(query, 'state')
  if (state !== undefined && state.length > MAXIMUM_STATE) throw invalidRequest('Bad state.')
  return { client, redirectUri, codeChallenge: challenge, state }
}

/** The redirect URL for a browser, with the client's state. */
export function writeRedirect({ redirectUri, state }: CodeTarget, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...values, ...(state !== undefined && { state }) })
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`
}

/** A valid usid from the client keeps its guest; anything else is replaced. */
export function usidOf(query: Query): string {
  const usid = first(query, 'usid')
  return usid && USID.test(usid) ? usid : randomUUID()
}
