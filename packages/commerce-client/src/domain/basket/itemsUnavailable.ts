import type { BasketItem } from '../../types/basket.js'
import { type AvailabilityFields, tileAvailabilityFlags } from '../product/availabilityFlags.js'

/**
 * Lines that the 'Items Unavailable' modal removes (Spec §8): their product no longer exists on the platform, or is
 * neither in stock nor on pre-order. Lines whose product has not been loaded are not included.
 *
 * @param products by product id; null = not found on the platform, absent = not loaded.
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
