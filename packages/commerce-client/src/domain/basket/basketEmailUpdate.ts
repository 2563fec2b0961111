import type { Basket } from '../../types/basket.js'
import type { Customer } from '../../types/customer.js'

/**
 * E-mail to send with updateCustomerForBasket: that of a registered customer when the basket has another one or none
 * (Spec §4, decision 23). null = nothing to send. Compared without case, as mailboxes are.
 */
export function basketEmailUpdate(
  customer: Pick<Customer, 'isRegistered' | 'email'> | null,
  basket: Pick<Basket, 'customerInfo'> | null,
): string | null {
  const email = customer?.isRegistered ? (customer.email ?? '').trim() : ''
  if (email === '' || basket === null) return null
  return basket.customerInfo?.email?.trim().toLowerCase() === email.toLowerCase() ? null : email
}
