import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { AuthError, invalidRequest } from './authError.js'
import { CODE_MS, readCodeTarget, usidOf, writeRedirect } from './authorize.js'
import { requireChannel } from './clientAuth.js'
import { dntOf, issueAgentToken } from './issueTokens.js'
import { customerOf, takeCode } from './token.js'

/** Default agent; a real organisation defines agents in its account manager. */
const DEFAULT_AGENT = 'agent@halbrenn.example'
const AGENT = /^[\w.@+-]{1,40}$/
const ORIGINS: readonly (string | undefined)[] = ['slas', 'ecom']

/**
 * Lets an agent act for a guest or a customer. The platform asks the agent to sign in first; the sandbox has no agent
 * accounts and returns the code immediately.
 * @returns the redirect address with `code`, `usid` and `state`
 * @throws AuthError 400
 */
export function authorizeAgent(query: Query, context: CommerceContext): string {
  const target = readCodeTarget(query)
  requireChannel(query)
  if (first(query, 'response_type') !== 'code') throw invalidRequest('Bad or missing response_type.')
  const customerId = readShopper(query, context)
  const usid = usidOf(query)
  const code = createSecret()
  context.authorizationCodes.add(code, 'agent', {
    clientId: target.client.id,
    redirectUri: target.redirectUri,
    codeChallenge: target.codeChallenge,
    usid,
    customerId,
    expiresAt: context.now() + CODE_MS,
  })
  return writeRedirect(target, { usid, code })
}

/**
 * Exchanges the agent's code for an access token of 15 minutes, without a refresh token.
 * @param authorization `Bearer {code}`
 * @throws AuthError 400, 401 without a code
 */
export async function grantAgentToken(
  form: Query,
  authorization: string | undefined,
  client: ApiClient,
  context: CommerceContext,
): Promise<TokenResponse> {
  requireChannel(form)
  const [, code] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? []
  if (code === undefined) throw new AuthError(401, 'invalid_client', 'Authorization failed.')
  const agentId = first(form, 'agent_id') ?? DEFAULT_AGENT
  if (!AGENT.test(agentId)) throw invalidRequest('Bad agent_id.')
  const customerId = readShopper(form, context)
  const grant = takeCode(code, 'agent', form, client, context)
  if (grant.customerId !== customerId) {
    throw new AuthError(400, 'invalid_grant', 'The authorization code was issued for another login_id.')
  }
  const customer = customerOf(customerId, context)
  return issueAgentToken({ usid: grant.usid, customer, dnt: dntOf(form, '0'), client }, agentId, context)
}

/** Customer id of `login_id`; `null` for `guest`. */
function readShopper(query: Query, context: CommerceContext): string | null {
  if (!ORIGINS.includes(first(query, 'idp_origin'))) throw invalidRequest('Bad or missing idp_origin.')
  const login = first(query, 'login_id')
  if (login?.toLowerCase() === 'guest') return null
  const customer = login === undefined ? null : context.customers.findByLogin(login)
  if (!customer) throw invalidRequest('Bad or missing login_id.')
  return customer.customerId
}
