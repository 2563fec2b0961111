import type { Product } from '../../types/product.js'
import type { AddToCartErrorCode } from './addToCartErrorCode.js'

/** Fields that decide which products can share a basket. Products and search hits have them. */
export type MixedProduct = Pick<Product, 'c_isStaffSale' | 'c_isPreOrder'>

type MixCode = Extract<
  AddToCartErrorCode,
  'StaffSale-Mix-Basket-Found' | 'Mix-Basket-Found-Pre-Order' | 'Mix-Basket-Found-In-Stock'
>

/**
 * Why a product cannot be added to a basket; null = it can. Staff-sale products cannot be combined with other products
 * (Spec §6), nor pre-orders with in-stock products (Spec §8). The platform enforces the rule; this check runs before
 * the request.
 */
export function basketMixFault(added: MixedProduct, others: readonly MixedProduct[]): MixCode | null {
  const isOther = (field: keyof MixedProduct) => others.some((other) => isSet(other, field) !== isSet(added, field))
  if (isOther('c_isStaffSale')) return 'StaffSale-Mix-Basket-Found'
  if (!isOther('c_isPreOrder')) return null
  return isSet(added, 'c_isPreOrder') ? 'Mix-Basket-Found-In-Stock' : 'Mix-Basket-Found-Pre-Order'
}

function isSet(product: MixedProduct, field: keyof MixedProduct): boolean {
  return product[field] === true
}
