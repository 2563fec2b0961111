import type { ProductSearchHit } from '../types/search.js'
import { buildProductImage } from './buildProduct.js'

/** A hit of product-search; `changes` overrides fields. */
export function buildSearchHit(changes: Partial<ProductSearchHit> = {}): ProductSearchHit {
  const productId = changes.productId ?? '2104-310-1'
  return {
    productId,
    productName: 'Meridian 40',
    hitType: 'product',
    price: 8200,
    currency: 'CHF',
    orderable: true,
    image: buildProductImage(productId, 1),
    c_brand: 'Aurelune',
    c_urlPath: '/aurelune/meridian-40',
    c_available: true,
    c_inStock: true,
    c_productType: 'watch',
    c_att_Category_A: 'Watches',
    ...changes,
  }
}
