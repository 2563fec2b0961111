import type { ShopperSession } from '../../types/auth.js'
import type { Customer } from '../../types/customer.js'

/** A customer with the type of its session, which the platform does not return (Spec §3 "Customer"). */
export function customerOfSession(customer: Customer, { isGuest }: Pick<ShopperSession, 'isGuest'>): Customer {
  return { ...customer, customerType: isGuest ? 'guest' : 'registered', isRegistered: !isGuest, isGuest }
}
