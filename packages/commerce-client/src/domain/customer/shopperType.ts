import type { Basket } from '../../types/basket.js'

/** The shopper types of Spec §6. */
export type ShopperType = 'anonymous' | 'guest' | 'registered'

/** Type of a shopper: registered; guest when the basket has a customer e-mail; else anonymous (Spec §6, decision 23). */
export function shopperType(
  session: { readonly isGuest: boolean } | null,
  basket: Pick<Basket, 'customerInfo'> | null,
): ShopperType {
  if (session?.isGuest === false) return 'registered'
  return basket?.customerInfo?.email?.trim() ? 'guest' : 'anonymous'
}

/** True when customer details may be fetched: registered shoppers only (Spec §6). */
export function mayFetchCustomer(type: ShopperType): boolean {
  return type === 'registered'
}
