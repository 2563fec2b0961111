import type { Product } from '../../types/product.js'
import { isPreOwned } from './isPreOwned.js'

const SUFFIX = ' Certified Pre-Owned'

/** Name to show: pre-owned pieces lose the suffix ' Certified Pre-Owned' (Spec §9). Empty = the wire has no name. */
export function productName(product: Pick<Product, 'name' | 'productName' | 'c_productType'>): string {
  const name = product.name ?? product.productName ?? ''
  return isPreOwned(product.c_productType) && name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}

/** Brand to show; empty = the wire has none. */
export function productBrand(product: Pick<Product, 'brand' | 'c_brand'>): string {
  return product.c_brand ?? product.brand ?? ''
}
