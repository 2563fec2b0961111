import type { BasketItem } from '../../types/basket.js'

/** What a basket line costs, in major units; null = the platform did not say. */
export interface CartItemPricing {
  /** Price of one piece, `basePrice`. */
  readonly unitPrice: number | null
  /** The whole line as it is charged, `priceAfterItemDiscount`. */
  readonly lineTotal: number | null
  /** The whole line before its discount, to strike through; null = nothing was taken off. */
  readonly formerTotal: number | null
}

/** Pricing of a basket line (Spec §3 "Basket": `basePrice`, `priceAfterItemDiscount`). Never NaN, never negative. */
export function cartItemPricing(
  item: Pick<BasketItem, 'basePrice' | 'price' | 'priceAfterItemDiscount' | 'quantity'>,
): CartItemPricing {
  const unitPrice = amount(item.basePrice)
  const before = amount(item.price) ?? (unitPrice === null ? null : unitPrice * (amount(item.quantity) ?? 1))
  const lineTotal = amount(item.priceAfterItemDiscount) ?? before
  return {
    unitPrice,
    lineTotal,
    formerTotal: before !== null && lineTotal !== null && before > lineTotal ? before : null,
  }
}

function amount(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : null
}
