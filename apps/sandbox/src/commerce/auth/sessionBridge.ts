import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { AuthError, invalidRequest } from './authError.js'
import { requireChannel } from './clientAuth.js'
import { dntOf, issueTokens } from './issueTokens.js'
import { customerOf, takeCode } from './token.js'

/** Form fields that may contain a legacy session. The platform's signed tokens are plain session ids here. */
const SESSION_FIELDS = ['dwsgst', 'dwsrst', 'dwsid'] as const

/**
 * Converts a session of the legacy storefront for the same guest or customer and usid.
 * @throws AuthError 400 for an invalid code, 401 for a session that is unknown or belongs to another shopper
 */
export async function bridgeSession(form: Query, client: ApiClient, context: CommerceContext): Promise<TokenResponse> {
  requireChannel(form)
  if (first(form, 'grant_type') !== (client.secret === null ? 'session_bridge' : 'client_credentials')) {
    throw new AuthError(400, 'unsupported_grant_type', 'The grant_type is not supported for this client.')
  }
  const loginId = first(form, 'login_id')
  if (!loginId) throw invalidRequest('Bad or missing login_id.')
  if (client.secret === null) takeCode(first(form, 'code') ?? '', 'login', form, client, context)
  const dwsid = SESSION_FIELDS.map((field) => first(form, field)).find((value) => value)
  const session = dwsid === undefined ? null : context.legacySessions.find(dwsid)
  const customer = session && customerOf(session.customerId, context)
  const owner = customer ? customer.login.toLowerCase() : 'guest'
  if (!session || owner !== loginId.toLowerCase()) {
    throw new AuthError(401, 'invalid_client', 'Authorization failed.')
  }
  return issueTokens({ usid: session.usid, customer, dnt: dntOf(form, '0'), client }, context)
}
