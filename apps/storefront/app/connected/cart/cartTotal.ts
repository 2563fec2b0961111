import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { CartLineData } from '@vitrine/ui/CartLine'

/**
 * Total of the displayed lines: a line without a price from the platform uses the price of its product, so that lines and
 * total agree while a request is pending. null = unknown.
 */
export function cartTotal(
  basket: Pick<Basket, 'productItems'> | null,
  orderTotal: number | null,
  lines: readonly Pick<CartLineData, 'itemId' | 'price' | 'quantity'>[],
): number | null {
  const unpriced = (basket?.productItems ?? []).filter(({ price, c_isChanging }) => c_isChanging && price === undefined)
  if (unpriced.length === 0) return orderTotal
  const ids = new Set(unpriced.map(({ itemId }) => itemId))
  const known = lines.length === unpriced.length ? (orderTotal ?? 0) : orderTotal
  return lines
    .filter(({ itemId }) => ids.has(itemId))
    .reduce<number | null>((sum, { price, quantity }) => {
      const amount = 'amount' in price ? price.amount : null
      return sum === null || amount === null ? null : sum + amount * quantity
    }, known)
}
