import type { CustomerProductListItemCreation } from '../../types/wishlist.js'
import type { WishlistEntry } from './wishlistEntries.js'

/** Change requested by a click on the wishlist button. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly item: CustomerProductListItemCreation }
  /** Every list entry of the product. */
  | { readonly kind: 'remove'; readonly entries: readonly WishlistEntry[] }

/** Toggles a product: removes it if it is in the wishlist, adds it otherwise (Spec §4). */
export function wishlistToggle(productId: string, entries: readonly WishlistEntry[]): WishlistChange {
  const stored = entries.filter((entry) => entry.productId === productId)
  return stored.length > 0 ? { kind: 'remove', entries: stored } : { kind: 'add', item: wishlistItem(productId) }
}

/** Request body of a wishlist item (Spec §3: quantity, public, priority, type product, productId). */
export function wishlistItem(productId: string): CustomerProductListItemCreation {
  return { quantity: 1, public: false, priority: 1, type: 'product', productId }
}
