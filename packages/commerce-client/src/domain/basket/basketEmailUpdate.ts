import type { Basket } from '../../types/basket.js'
import type { Customer } from '../../types/customer.js'

/**
 * E-mail to send with updateCustomerForBasket: a registered customer's e-mail when the basket has a different one or
 * none (Spec §4, decision 23). null = nothing to send. The comparison ignores case.
 */
export function basketEmailUpdate(
  customer: Pick<Customer, 'isRegistered' | 'email'> | null,
  basket: Pick<Basket, 'customerInfo'> | null,
): string | null {
  const email = customer?.isRegistered ? (customer.email ?? '').trim() : ''
  if (email === '' || basket === null) return null
  return basket.customerInfo?.email?.trim().toLowerCase() === email.toLowerCase() ? null : email
}
