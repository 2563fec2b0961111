import type { CommerceContext } from '../commerceContext.js'
import { endSessions } from './endSessions.js'
import { hashPassword } from './password.js'

/** Sets a password. Invalidates every token of the customer, including the caller's. */
export async function changePassword(customerId: string, password: string, context: CommerceContext): Promise<void> {
  const passwordHash = await hashPassword(password)
  const customer = context.customers.find(customerId)
  if (!customer) return
  const credentialsVersion = customer.credentialsVersion + 1
  context.customers.save({ ...customer, passwordHash, credentialsVersion, modifiedAt: context.now() })
  endSessions(customer, context)
}
