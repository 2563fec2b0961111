import type { CommerceContext } from '../commerceContext.js'
import { changePassword } from '../customers/changePassword.js'
import { isAcceptablePassword } from '../customers/password.js'
import { first, type Query } from '../http/query.js'
import type { ApiClient } from '../siteConfig.js'
import { AuthError, invalidRequest } from './authError.js'
import { requireChannel } from './clientAuth.js'
import { createMessageCode, MESSAGE_MS, readRecipient, sendCode } from './messages.js'
import { isCodeChallenge, matchesChallenge } from './pkce.js'

const CROSS_DEVICE = 'cross_device'

/**
 * Sends a code for setting a new password. An unknown login gets the same response but no code, so that responses do
 * not reveal who is a customer.
 * @throws AuthError 400; a public client needs a challenge unless the code may be used on another device
 */
export function startPasswordReset(form: Query, client: ApiClient, context: CommerceContext): void {
  requireChannel(form)
  const { userId, mode } = readRecipient(form)
  const isCrossDevice = first(form, 'hint') === CROSS_DEVICE
  const challenge = first(form, 'code_challenge') ?? ''
  const needsChallenge = client.secret === null && !isCrossDevice
  if ((needsChallenge || challenge !== '') && !isCodeChallenge(challenge)) {
    throw invalidRequest('Bad or missing code_challenge.')
  }
  const customer = context.customers.findByLogin(userId)
  if (!customer) return
  const code = createMessageCode()
  context.messageTokens.add(code, 'password-reset', {
    clientId: client.id,
    login: customer.login,
    codeChallenge: isCrossDevice ? '' : challenge,
    usid: null,
    registration: null,
    expiresAt: context.now() + MESSAGE_MS,
  })
  const phone = customer.profile['phoneMobile']
  const to = mode === 'sms' && typeof phone === 'string' ? phone : customer.email
  sendCode(to, code, 'password-reset', first(form, 'locale'), context)
}

/**
 * Sets the new password and invalidates every token of the customer. A weak password leaves the code valid.
 * @throws AuthError 400 for a code that is unknown, used, expired or bound to something else, or a weak password
 */
export async function finishPasswordReset(form: Query, client: ApiClient, context: CommerceContext): Promise<void> {
  requireChannel(form)
  const password = first(form, 'new_password') ?? ''
  if (!isAcceptablePassword(password)) {
    throw invalidRequest('The password does not match the acceptance criteria.')
  }
  const token = first(form, 'pwd_action_token') ?? ''
  const grant = context.messageTokens.find(token, 'password-reset')
  const userId = first(form, 'user_id')
  const isUsable =
    grant !== null &&
    grant.clientId === client.id &&
    grant.expiresAt > context.now() &&
    (userId === undefined || userId.toLowerCase() === grant.login) &&
    (grant.codeChallenge === '' || matchesChallenge(first(form, 'code_verifier') ?? '', grant.codeChallenge))
  const customer = isUsable && context.messageTokens.remove(token) ? context.customers.findByLogin(grant.login) : null
  if (!customer) throw new AuthError(400, 'invalid_grant', 'invalid token')
  await changePassword(customer.customerId, password, context)
}
