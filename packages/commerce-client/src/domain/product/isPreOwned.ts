import type { ProductTypeCode } from '../../types/product.js'

const preOwnedTypes: ReadonlySet<string> = new Set<ProductTypeCode>(['cpo', 'newCpo', 'partnerCpo'])

/** True for certified pre-owned products, regardless of the certifying brand. */
export function isPreOwned(productType: string | undefined): boolean {
  return preOwnedTypes.has(productType ?? '')
}
