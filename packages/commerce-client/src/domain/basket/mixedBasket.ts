import type { Product } from '../../types/product.js'
import type { AddToCartErrorCode } from './addToCartErrorCode.js'
import type { MixedProduct } from './basketMixFault.js'

/** Products in one basket that cannot be ordered together. */
export interface MixedBasket {
  readonly code: Extract<AddToCartErrorCode, 'StaffSale-Mix-Basket-Found' | 'Mix-Basket-Found-Pre-Order'>
  /** Products of the staff sale, or on pre-order; all others can be ordered together. */
  readonly ids: readonly string[]
}

/**
 * Why the products of a basket cannot be ordered together, e.g. after two baskets were merged; null = they can. The
 * rules are those of `basketMixFault`.
 */
export function mixedBasket(products: readonly (MixedProduct & Pick<Product, 'id'>)[]): MixedBasket | null {
  const staffSale = products.filter((product) => product.c_isStaffSale === true)
  if (isSome(staffSale, products)) return { code: 'StaffSale-Mix-Basket-Found', ids: staffSale.map(({ id }) => id) }
  const preOrder = products.filter((product) => product.c_isPreOrder === true)
  return isSome(preOrder, products) ? { code: 'Mix-Basket-Found-Pre-Order', ids: preOrder.map(({ id }) => id) } : null
}

function isSome(part: readonly unknown[], all: readonly unknown[]): boolean {
  return part.length > 0 && part.length < all.length
}
