import type { CustomerProductListItemCreation } from '../../types/wishlist.js'
import type { WishlistEntry } from './wishlistEntries.js'

/** What a click on the wishlist button asks for. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly item: CustomerProductListItemCreation }
  /** Every place where the product is stored. */
  | { readonly kind: 'remove'; readonly entries: readonly WishlistEntry[] }

/** The wishlist button toggles: a product that is in the wishlist is removed, another one is added (Spec §4). */
export function wishlistToggle(productId: string, entries: readonly WishlistEntry[]): WishlistChange {
  const stored = entries.filter((entry) => entry.productId === productId)
  return stored.length > 0 ? { kind: 'remove', entries: stored } : { kind: 'add', item: wishlistItem(productId) }
}

/** Body that creates a wishlist item (Spec §3: quantity, public, priority, type product, productId). */
export function wishlistItem(productId: string): CustomerProductListItemCreation {
  return { quantity: 1, public: false, priority: 1, type: 'product', productId }
}
