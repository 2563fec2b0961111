import type { Product } from '../../types/product.js'

export interface AvailabilityFlags {
  readonly inStock: boolean
  readonly isPreOrder: boolean
}

export interface DetailAvailabilityFlags extends AvailabilityFlags {
  readonly available: boolean
}

/** The fields that decide availability; products and search hits have them. */
export type AvailabilityFields = Pick<
  Product,
  'c_available' | 'c_inStock' | 'c_isPreOrder' | 'c_canBeAddedToCart' | 'c_isPurchasableForCurrentCustomer'
>

/** Flags of a tile or cart line (Spec §4 "Availability flags"): a cart item need not be addable any more. */
export function tileAvailabilityFlags(
  product: AvailabilityFields,
  { isCartItem = false }: { readonly isCartItem?: boolean | undefined } = {},
): AvailabilityFlags {
  const counts = isCartItem || canBeAddedToCart(product)
  return { inStock: counts && product.c_inStock === true, isPreOrder: counts && product.c_isPreOrder === true }
}

/**
 * Flags of a detail page. Only the general detail page also counts what the current customer may buy; every other kind
 * is available when `c_available` says so (Spec §4; other kinds: own reading).
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

/** `c_canBeAddedToCart`, which is true unless the platform says otherwise. */
export function canBeAddedToCart(product: AvailabilityFields): boolean {
  return product.c_canBeAddedToCart ?? true
}
