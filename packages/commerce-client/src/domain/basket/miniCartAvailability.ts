import { type AvailabilityFields, tileAvailabilityFlags } from '../product/availabilityFlags.js'

/** Label of a mini-cart line: 'Pre Order', 'In stock', 'Out of stock'. */
export type MiniCartAvailability = 'preOrder' | 'inStock' | 'soldOut'

/** Availability label of a mini-cart line; pre-order takes precedence (Spec §4). */
export function miniCartAvailability(product: AvailabilityFields): MiniCartAvailability {
  const { inStock, isPreOrder } = tileAvailabilityFlags(product, { isCartItem: true })
  if (isPreOrder) return 'preOrder'
  return inStock ? 'inStock' : 'soldOut'
}

/** True when the line can be delivered: a pre-order line counts as in stock (Spec §4). */
export function countsAsInStock(availability: MiniCartAvailability): boolean {
  return availability !== 'soldOut'
}
