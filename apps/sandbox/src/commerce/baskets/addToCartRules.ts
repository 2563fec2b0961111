import type { AddToCartErrorCode } from '@vitrine/commerce-client/domain/basket/addToCartErrorCode'
import { basketMixFault, type MixedProduct } from '@vitrine/commerce-client/domain/basket/basketMixFault'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { Currency } from '../../seed/localised.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { badRequest, type Problem } from '../http/problem.js'
import { allocation } from '../products/productAvailability.js'
import { listPrice } from '../products/productPrices.js'

/** Codes of Spec §8 "Add-to-cart errors"; other errors have none, and clients show them as DEFAULT. */
type AddToCartCode = Exclude<AddToCartErrorCode, 'DEFAULT'>

/** The texts of Spec §8, as the platform's own code sends them. */
const REFUSALS: Readonly<Record<AddToCartCode, string>> = {
  'Can-Not-Add-To-Cart': 'Maximum quantity for selected product already in cart.',
  'Mix-Basket-Found-Pre-Order': 'Basket has pre-order product, You can not add this product.',
  'Mix-Basket-Found-In-Stock': 'Basket has in-stock product, You can not add this product.',
  'StaffSale-Mix-Basket-Found':
    'Discounted staff sale products cannot be ordered at the same time with other product categories.',
}

/**
 * Checks the stock of one product.
 * @param quantity the resulting quantity of the line
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

/** Checks whether a shopper may buy a product: staff sale products require a staff sale customer. */
export function checkCustomer({ id, isStaffSale }: SeedProduct, isStaff: boolean): Problem | null {
  if (isStaff || !isStaffSale) return null
  return badRequest(`The product '${id}' is for customers of the staff sale.`, { productId: id })
}

/** Checks whether a product may be in the same basket as the other products. */
export function checkMix(product: SeedProduct, others: readonly SeedProduct[]): Problem | null {
  const code = basketMixFault(mixed(product), others.map(mixed))
  return code && refusal(code, product)
}

function mixed({ isStaffSale, availability }: SeedProduct): MixedProduct {
  return { c_isStaffSale: isStaffSale, c_isPreOrder: availability === 'preOrder' }
}

function refusal(code: AddToCartCode, { id }: SeedProduct): Problem {
  return badRequest(REFUSALS[code], { c_code: code, productId: id })
}
