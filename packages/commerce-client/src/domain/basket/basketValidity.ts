import type { Basket } from '../../types/basket.js'
import { isSameCountry } from '../site/localeParts.js'

export type BasketFault = 'country' | 'currency' | 'emptyWithTotal'

/** Country and currency of the shopper. */
export interface BasketPlace {
  /** Country part of the current locale, e.g. `GB`. */
  readonly country: string
  readonly currency: string
}

/** True when the basket has the country of the locale and the active currency (Spec §4 "Basket validity"). */
export function isBasketValid(basket: Pick<Basket, 'c_country' | 'currency'>, place: BasketPlace): boolean {
  return isSameCountry(basket.c_country, place.country) && basket.currency === place.currency
}

/**
 * Why a basket must be deleted; null = keep it. Spec §4 deletes a basket of another country and one with a total above
 * 0 but no lines. A basket of another currency is also deleted: it is invalid and would block a new one.
 */
export function basketFault(
  basket: Pick<Basket, 'c_country' | 'currency' | 'orderTotal' | 'productItems'>,
  place: BasketPlace,
): BasketFault | null {
  if (!isSameCountry(basket.c_country, place.country)) return 'country'
  if (basket.currency !== place.currency) return 'currency'
  if ((basket.orderTotal ?? 0) > 0 && (basket.productItems ?? []).length === 0) return 'emptyWithTotal'
  return null
}
