import { createHash } from 'node:crypto'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { StoredCustomer } from '../../store/customerRepository.js'
import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { ACCESS_TOKEN_SECONDS } from './accessToken.js'
import type { TokenSubject } from './tokenSubject.js'

/** Lifetimes of refresh tokens in seconds. */
const REFRESH_SECONDS = { guest: 2_592_000, registered: 7_776_000 } as const
/** Lifetime of a trusted agent's access token in seconds; there is no refresh token. */
const AGENT_SECONDS = 900

/** The shopper that tokens are issued for. */
export interface TokenOrder {
  readonly usid: string
  /** null = guest. */
  readonly customer: StoredCustomer | null
  /** `0` or `1`. */
  readonly dnt: string
  readonly client: ApiClient
  /** Set when a non-rotating refresh token is used again. */
  readonly refreshToken?: string | undefined
}

/** Issues the access and refresh token of a session. */
export async function issueTokens(order: TokenOrder, context: CommerceContext): Promise<TokenResponse> {
  const { usid, customer, dnt, client } = order
  const lifeTime = customer ? REFRESH_SECONDS.registered : REFRESH_SECONDS.guest
  const refreshToken = order.refreshToken ?? createSecret()
  const answer = await tokenResponse(order, null, ACCESS_TOKEN_SECONDS, context)
  if (order.refreshToken === undefined) {
    const expiresAt = context.now() + lifeTime * 1000
    const customerId = customer?.customerId ?? null
    context.refreshTokens.add(refreshToken, { clientId: client.id, usid, customerId, dnt, expiresAt })
  }
  return { ...answer, refresh_token: refreshToken, refresh_token_expires_in: lifeTime }
}

/** Issues the short-lived token of an agent who acts for a shopper. */
export function issueAgentToken(order: TokenOrder, agentId: string, context: CommerceContext): Promise<TokenResponse> {
  return tokenResponse(order, agentId, AGENT_SECONDS, context)
}

/** Stores the login time. Call it right after reading the customer, because it writes the whole record. */
export function noteLogin(customer: StoredCustomer, context: CommerceContext): void {
  context.customers.save({ ...customer, lastLoginAt: context.now(), previousLoginAt: customer.lastLoginAt })
}

/** Clients send do-not-track as `0`, `1`, `true` or `false`; the token contains `0` or `1`. */
export function dntOf(form: Query, fallback: string): string {
  const value = first(form, 'dnt')
  if (value === 'true' || value === '1') return '1'
  return value === 'false' || value === '0' ? '0' : fallback
}

async function tokenResponse(
  { usid, customer, dnt, client }: TokenOrder,
  agentId: string | null,
  seconds: number,
  context: CommerceContext,
): Promise<TokenResponse> {
  const subject = subjectOf(usid, customer, agentId, context)
  return {
    access_token: await context.accessTokens.issue(subject, client.id, dnt, seconds),
    id_token: '',
    refresh_token: '',
    expires_in: seconds,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid,
    customer_id: subject.shopper.customerId,
    enc_user_id: customer ? createHash('md5').update(customer.login).digest('hex').toUpperCase() : '',
    idp_access_token: '',
    dnt,
  }
}

function subjectOf(
  usid: string,
  customer: StoredCustomer | null,
  agentId: string | null,
  context: CommerceContext,
): TokenSubject {
  const guest = context.shoppers.findOrCreate(usid, context.now())
  if (!customer) return { shopper: guest, name: '', credentialsVersion: 0, agentId }
  return {
    shopper: { ...guest, customerId: customer.customerId, login: customer.login },
    name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    credentialsVersion: customer.credentialsVersion,
    agentId,
  }
}
