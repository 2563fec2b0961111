import type { Product } from '../../types/product.js'
import { isPreOwned } from './isPreOwned.js'

const SUFFIX = ' Certified Pre-Owned'

/**
 * Display name, without the suffix ' Certified Pre-Owned' for pre-owned products (Spec §9). Empty = the product has no
 * name.
 */
export function productName(product: Pick<Product, 'name' | 'productName' | 'c_productType'>): string {
  const name = product.name ?? product.productName ?? ''
  return isPreOwned(product.c_productType) && name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}

/** Display name of the brand; empty = the product has no brand. */
export function productBrand(product: Pick<Product, 'brand' | 'c_brand'>): string {
  return product.c_brand ?? product.brand ?? ''
}
