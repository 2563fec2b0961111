import type { BasketItem } from '../../types/basket.js'
import { type AvailabilityFields, tileAvailabilityFlags } from '../product/availabilityFlags.js'

/**
 * Lines that the 'Items Unavailable' modal removes (Spec §8): those whose product the platform no longer knows, or sells
 * neither from stock nor on pre-order. A product that was not asked for yet is no reason.
 *
 * @param products by product id; null = the platform does not know it, absent = not known here.
 */
export function itemsUnavailable<Item extends Pick<BasketItem, 'productId'>>(
  items: readonly Item[],
  products: ReadonlyMap<string, AvailabilityFields | null>,
): readonly Item[] {
  return items.filter(({ productId = '' }) => {
    const product = products.get(productId)
    if (product === undefined) return false
    if (product === null) return true
    const { inStock, isPreOrder } = tileAvailabilityFlags(product, { isCartItem: true })
    return !inStock && !isPreOrder
  })
}
