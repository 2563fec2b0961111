import type { Product } from '../../types/product.js'

export interface AvailabilityFlags {
  readonly inStock: boolean
  readonly isPreOrder: boolean
}

export interface DetailAvailabilityFlags extends AvailabilityFlags {
  readonly available: boolean
}

/** Fields that decide availability. Products and search hits have them. */
export type AvailabilityFields = Pick<
  Product,
  'c_available' | 'c_inStock' | 'c_isPreOrder' | 'c_canBeAddedToCart' | 'c_isPurchasableForCurrentCustomer'
>

/** Flags of a tile or cart line (Spec §4 "Availability flags"). For a cart item, `c_canBeAddedToCart` is ignored. */
export function tileAvailabilityFlags(
  product: AvailabilityFields,
  { isCartItem = false }: { readonly isCartItem?: boolean | undefined } = {},
): AvailabilityFlags {
  const counts = isCartItem || canBeAddedToCart(product)
  return { inStock: counts && product.c_inStock === true, isPreOrder: counts && product.c_isPreOrder === true }
}

/**
 * Flags of a detail page. The general detail page also considers what the current customer may buy; every other page
 * kind uses `c_available` only (Spec §4; for the other kinds, our interpretation).
 */
export function detailAvailabilityFlags(
  product: AvailabilityFields,
  kind: 'general' | 'other',
): DetailAvailabilityFlags {
  return {
    ...tileAvailabilityFlags(product),
    available:
      product.c_available === true || (kind === 'general' && product.c_isPurchasableForCurrentCustomer === true),
  }
}

/** `c_canBeAddedToCart`; defaults to true. */
export function canBeAddedToCart(product: AvailabilityFields): boolean {
  return product.c_canBeAddedToCart ?? true
}
