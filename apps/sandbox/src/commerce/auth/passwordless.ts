import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { PendingRegistration } from '../../store/messageTokenRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { addCustomer } from '../customers/addCustomer.js'
import { isEmail } from '../customers/email.js'
import { first, flag, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { AuthError, invalidRequest } from './authError.js'
import { usidOf } from './authorize.js'
import { requireChannel } from './clientAuth.js'
import { dntOf, issueTokens, noteLogin } from './issueTokens.js'
import { createMessageCode, MESSAGE_MS, readRecipient, sendCode } from './messages.js'

const MAXIMUM_NAME = 100

/**
 * Sends a one-time code to a customer. With `register_customer=true` an unknown e-mail address also gets one and is
 * registered when the code is redeemed.
 * @throws AuthError 400 `user not found` for an unknown login
 */
export function startPasswordlessLogin(form: Query, query: Query, client: ApiClient, context: CommerceContext): void {
  requireChannel(form)
  const { userId, mode } = readRecipient(form)
  const customer = context.customers.findByLogin(userId)
  if (!customer && !flag(query, 'register_customer')) throw invalidRequest('user not found')
  const registration = customer ? null : readRegistration(userId, form)
  const phone = customer ? customer.profile['phoneMobile'] : first(form, 'phone_number')
  const to = mode === 'sms' ? phone : (customer?.email ?? userId)
  if (typeof to !== 'string') throw invalidRequest('Bad or missing phone_number.')
  const code = createMessageCode()
  context.messageTokens.add(code, 'passwordless', {
    clientId: client.id,
    login: userId,
    codeChallenge: '',
    usid: first(form, 'usid') === undefined ? null : usidOf(form),
    registration,
    expiresAt: context.now() + MESSAGE_MS,
  })
  sendCode(to, code, 'passwordless', first(form, 'locale'), context)
}

/**
 * Exchanges the code for tokens.
 * @throws AuthError 400 for a code that is unknown, used, expired or another client's
 */
export async function redeemPasswordlessCode(
  form: Query,
  client: ApiClient,
  context: CommerceContext,
): Promise<TokenResponse> {
  if (first(form, 'grant_type') !== 'client_credentials') {
    throw new AuthError(400, 'unsupported_grant_type', 'Bad or missing grant_type.')
  }
  if (first(form, 'hint') !== 'pwdless_login') throw invalidRequest('Bad or missing hint.')
  const token = first(form, 'pwdless_login_token') ?? ''
  const grant = context.messageTokens.find(token, 'passwordless')
  const isUsable = grant !== null && grant.clientId === client.id && grant.expiresAt > context.now()
  if (!isUsable || !context.messageTokens.remove(token)) throw new AuthError(400, 'invalid_grant', 'invalid token')
  const customer = context.customers.findByLogin(grant.login) ?? register(grant.registration, context)
  if (!customer) throw new AuthError(400, 'invalid_grant', 'invalid token')
  noteLogin(customer, context)
  const usid = grant.usid ?? usidOf(form)
  return issueTokens({ usid, customer, dnt: dntOf(form, '0'), client }, context)
}

function readRegistration(userId: string, form: Query): PendingRegistration {
  const email = first(form, 'email') ?? userId
  const lastName = first(form, 'last_name')?.trim()
  const firstName = first(form, 'first_name')?.trim()
  if (email.toLowerCase() !== userId.toLowerCase() || !isEmail(email)) throw invalidRequest('Bad or missing email.')
  if (!lastName || lastName.length > MAXIMUM_NAME) throw invalidRequest('Bad or missing last_name.')
  if (firstName !== undefined && firstName.length > MAXIMUM_NAME) throw invalidRequest('Bad first_name.')
  return { email, firstName: firstName || null, lastName }
}

function register(registration: PendingRegistration | null, context: CommerceContext) {
  return registration && addCustomer({ ...registration, login: registration.email, passwordHash: null }, context)
}
