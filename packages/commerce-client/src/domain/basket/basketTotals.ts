import type { Basket } from '../../types/basket.js'

export interface BasketTotals {
  /** True when the order total is greater than 0 (Spec §3 "Basket"). */
  readonly hasBasket: boolean
  /** Sum of the quantities. */
  readonly totalItems: number
  /** Major units; null = the platform returned no total. */
  readonly orderTotal: number | null
  readonly shippingTotal: number | null
  readonly taxTotal: number | null
}

/** Derived values of a basket; `null` = the shopper has no basket. Never NaN or negative. */
export function basketTotals(basket: Basket | null): BasketTotals {
  const orderTotal = amount(basket?.orderTotal)
  return {
    hasBasket: (orderTotal ?? 0) > 0,
    totalItems: (basket?.productItems ?? []).reduce((sum, { quantity }) => sum + Math.max(0, amount(quantity) ?? 0), 0),
    orderTotal,
    shippingTotal: amount(basket?.shippingTotal),
    taxTotal: amount(basket?.taxTotal),
  }
}

function amount(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null
}
