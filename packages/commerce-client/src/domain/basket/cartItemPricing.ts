import type { BasketItem } from '../../types/basket.js'

/** Prices of a basket line in major units; null = not returned by the platform. */
export interface CartItemPricing {
  /** Price per unit, `basePrice`. */
  readonly unitPrice: number | null
  /** Total charged for the line, `priceAfterItemDiscount`. */
  readonly lineTotal: number | null
  /** Total of the line before its discount, shown struck through; null = no discount. */
  readonly formerTotal: number | null
}

/** Pricing of a basket line (Spec §3 "Basket": `basePrice`, `priceAfterItemDiscount`). Never NaN or negative. */
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
