import type { ProfileFields, StoredCustomer } from '../../store/customerRepository.js'
import { createCustomerId } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'

/** Data of a new customer. */
export interface NewCustomer {
  readonly login: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string
  /** null = signs in with one-time codes only. */
  readonly passwordHash: string | null
  /** Default: a new id. */
  readonly customerId?: string | undefined
  readonly profile?: ProfileFields | undefined
  readonly custom?: ProfileFields | undefined
  readonly customerGroups?: readonly string[] | undefined
}

/** Adds a customer with the next customer number. `null` = the login is taken. */
export function addCustomer(
  customer: NewCustomer,
  { customers, now }: Pick<CommerceContext, 'customers' | 'now'>,
): StoredCustomer | null {
  const added: StoredCustomer = {
    ...customer,
    profile: customer.profile ?? {},
    custom: customer.custom ?? {},
    customerGroups: customer.customerGroups ?? [],
    customerId: customer.customerId ?? createCustomerId(),
    customerNo: customers.nextCustomerNo(),
    credentialsVersion: 1,
    createdAt: now(),
    modifiedAt: now(),
    lastLoginAt: null,
    previousLoginAt: null,
  }
  return customers.save(added) ? added : null
}
