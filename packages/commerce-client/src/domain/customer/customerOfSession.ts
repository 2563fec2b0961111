import type { ShopperSession } from '../../types/auth.js'
import type { Customer } from '../../types/customer.js'

/** A customer with the type of its session, of which the platform says nothing (Spec §3 "Customer"). */
export function customerOfSession(customer: Customer, { isGuest }: Pick<ShopperSession, 'isGuest'>): Customer {
  return { ...customer, customerType: isGuest ? 'guest' : 'registered', isRegistered: !isGuest, isGuest }
}
