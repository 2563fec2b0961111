import type { StoredCustomer } from '../../store/customerRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem, badRequest } from '../http/problem.js'
import { addCustomer } from './addCustomer.js'
import { changePassword } from './changePassword.js'
import { IDENTITY_FIELDS, PROFILE_FIELDS, WRITABLE_CUSTOM_FIELDS } from './customerFields.js'
import { isEmail } from './email.js'
import { endSessions } from './endSessions.js'
import { hashPassword, isAcceptablePassword, matchesPassword } from './password.js'
import { mergeFields, readBody, readFields, requireFields, type JsonObject } from './readFields.js'
import { tellAccountChanged } from './tellAccountChanged.js'

/**
 * registerCustomer.
 * @throws Problem 400: `invalid-customer` for a taken login, `invalid-password` for a weak password, `bad-request`,
 * `string-constraint-violation`
 */
export async function registerCustomer(given: unknown, context: CommerceContext): Promise<StoredCustomer> {
  const body = readBody(given)
  requireFields(body, ['customer', 'password'])
  const source = readBody(body['customer'], '$.customer')
  const identity = readFields(source, IDENTITY_FIELDS, '$.customer')
  requireFields(identity, ['login', 'email', 'lastName'], '/customer')
  const login = readEmail(identity, 'login')
  const email = readEmail(identity, 'email')
  const profile = mergeFields({}, readFields(source, PROFILE_FIELDS, '$.customer'))
  const custom = mergeFields({}, readFields(source, WRITABLE_CUSTOM_FIELDS, '$.customer'))
  const password = readNewPassword(body['password'])
  // Hash before checking the login, so that the response time does not reveal whether it is taken.
  const passwordHash = await hashPassword(password)
  const customer = addCustomer(
    {
      login,
      email,
      firstName: textOf(identity, 'firstName'),
      lastName: textOf(identity, 'lastName') ?? '',
      passwordHash,
      profile,
      custom,
    },
    context,
  )
  if (!customer) throw loginTaken()
  return customer
}

/**
 * updateCustomer. The login and all addresses that can receive codes require the current password. Changing them
 * invalidates every token, like a password change, and notifies the previous address. The platform does this for the
 * login only; the rest is added by a hook of the shop.
 * @throws Problem 400, as registerCustomer; `authentication-failed` for a wrong current password
 */
export async function updateCustomer(
  customerId: string,
  given: unknown,
  context: CommerceContext,
): Promise<StoredCustomer> {
  const body = readBody(given)
  const identity = readFields(body, IDENTITY_FIELDS)
  const profile = readFields(body, PROFILE_FIELDS)
  const custom = readFields(body, WRITABLE_CUSTOM_FIELDS)
  const before = find(customerId, context)
  const change = {
    login: identity['login'] === undefined ? before.login : readEmail(identity, 'login'),
    email: identity['email'] === undefined ? before.email : readEmail(identity, 'email'),
    profile,
  }
  const isProved = changesCredentials(before, change)
  if (isProved) await requirePassword(before, body['currentPassword'])

  const stored = find(customerId, context)
  const changed: StoredCustomer = {
    ...stored,
    login: identity['login'] === undefined ? stored.login : change.login,
    credentialsVersion: stored.credentialsVersion + (isProved ? 1 : 0),
    email: identity['email'] === undefined ? stored.email : change.email,
    firstName: identity['firstName'] === undefined ? stored.firstName : textOf(identity, 'firstName'),
    lastName: textOf(identity, 'lastName') ?? stored.lastName,
    profile: mergeFields(stored.profile, profile),
    custom: mergeFields(stored.custom, custom),
    modifiedAt: context.now(),
  }
  if (!context.customers.save(changed)) throw loginTaken()
  if (isProved) {
    endSessions(stored, context)
    tellAccountChanged(stored, context)
  }
  return changed
}

/** Whether a change affects how the customer signs in, or where codes are sent. */
function changesCredentials(
  before: StoredCustomer,
  { login, email, profile }: Pick<StoredCustomer, 'login' | 'email' | 'profile'>,
): boolean {
  const phoneOf = (fields: StoredCustomer['profile']) => fields['phoneMobile'] ?? undefined
  const isOtherPhone = profile['phoneMobile'] !== undefined && phoneOf(profile) !== phoneOf(before.profile)
  return login !== before.login || email !== before.email || isOtherPhone
}

/**
 * updateCustomerPassword.
 * @throws Problem 400: `authentication-failed` for a wrong current password, `invalid-password` for a weak new one
 */
export async function updatePassword(customerId: string, given: unknown, context: CommerceContext): Promise<void> {
  const body = readBody(given)
  requireFields(body, ['currentPassword', 'password'])
  const password = readNewPassword(body['password'])
  await requirePassword(find(customerId, context), body['currentPassword'])
  await changePassword(customerId, password, context)
}

function find(customerId: string, context: CommerceContext): StoredCustomer {
  const customer = context.customers.find(customerId)
  if (customer) return customer
  throw new Problem(404, 'not-found', `No customer with ID '${customerId}' could be found.`, { customerId })
}

/** Uses 400, not 401, because a client answers a 401 with new tokens and another attempt. */
async function requirePassword(customer: StoredCustomer, given: unknown): Promise<void> {
  const isMatch = await matchesPassword(typeof given === 'string' ? given : '', customer.passwordHash)
  if (isMatch) return
  throw new Problem(400, 'authentication-failed', 'The current password is missing or does not match.')
}

function readNewPassword(value: unknown): string {
  if (typeof value !== 'string') throw badRequest('The property password must be a text.', { parameter: 'password' })
  if (isAcceptablePassword(value)) return value
  throw new Problem(400, 'invalid-password', 'The password does not match the acceptance criteria.')
}

function readEmail(fields: JsonObject, name: string): string {
  const value = textOf(fields, name)
  if (value !== null && isEmail(value)) return value
  throw badRequest(`The property '${name}' is no e-mail address.`, { parameter: name })
}

function textOf(fields: JsonObject, name: string): string | null {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

function loginTaken(): Problem {
  return new Problem(400, 'invalid-customer', 'The login is already in use.')
}
