import type { Product } from '../../types/product.js'
import type { AddToCartErrorCode } from './addToCartErrorCode.js'

/** The fields that decide what may lie in one basket; products and search hits have them. */
export type MixedProduct = Pick<Product, 'c_isStaffSale' | 'c_isPreOrder'>

type MixCode = Extract<
  AddToCartErrorCode,
  'StaffSale-Mix-Basket-Found' | 'Mix-Basket-Found-Pre-Order' | 'Mix-Basket-Found-In-Stock'
>

/**
 * Why a piece may not join the pieces of a basket; null = it may. Staff-sale pieces share a basket with nothing else
 * (Spec §6), pre-orders not with pieces in stock (Spec §8). The platform decides; this tells it beforehand.
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
