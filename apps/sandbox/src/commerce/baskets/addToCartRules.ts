import type { SeedProduct } from '../../seed/seedTypes.js'
import type { Currency } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { badRequest, type Problem } from '../http/problem.js'
import { allocation } from '../products/productAvailability.js'
import { listPrice } from '../products/productPrices.js'

/** Codes of Spec §8 "Add-to-cart errors"; other refusals carry none, which clients show as DEFAULT. */
export type AddToCartCode =
  | 'Can-Not-Add-To-Cart'
  | 'Mix-Basket-Found-Pre-Order'
  | 'Mix-Basket-Found-In-Stock'
  | 'StaffSale-Mix-Basket-Found'

const DETAILS: Readonly<Record<AddToCartCode, string>> = {
  'Can-Not-Add-To-Cart': 'Maximum quantity for selected product already in cart.',
  'Mix-Basket-Found-Pre-Order': 'Basket has pre-order product, You can not add this product.',
  'Mix-Basket-Found-In-Stock': 'Basket has in-stock product, You can not add this product.',
  'StaffSale-Mix-Basket-Found':
    'Discounted staff sale products cannot be ordered at the same time with other product categories.',
}

/**
 * Checks one piece against the stock.
 * @param quantity quantity of the line as it would be
 */
export function checkStock(
  product: SeedProduct,
  quantity: number,
  currency: Currency,
  catalogue: CatalogueIndex,
): Problem | null {
  if (product.availability === 'soldOut') return refusal('Can-Not-Add-To-Cart', product)
  if (!product.canBeAddedToCart || product.isPriceOnRequest || listPrice(product, currency, catalogue) === null) {
    return badRequest(`The product '${product.id}' can't be ordered online.`, { productId: product.id })
  }
  return quantity > allocation(product) ? refusal('Can-Not-Add-To-Cart', product) : null
}

/** Checks whether a piece may share a basket with the pieces that lie in it. */
export function checkMix(product: SeedProduct, others: readonly SeedProduct[]): Problem | null {
  if (others.some(({ isStaffSale }) => isStaffSale !== product.isStaffSale)) {
    return refusal('StaffSale-Mix-Basket-Found', product)
  }
  const isPreOrder = product.availability === 'preOrder'
  if (others.some(({ availability }) => (availability === 'preOrder') !== isPreOrder)) {
    return refusal(isPreOrder ? 'Mix-Basket-Found-In-Stock' : 'Mix-Basket-Found-Pre-Order', product)
  }
  return null
}

function refusal(code: AddToCartCode, { id }: SeedProduct): Problem {
  return badRequest(DETAILS[code], { c_code: code, productId: id })
}
