import type { CustomerProductList } from '../../types/wishlist.js'

/** Type of the product list that is a wishlist (Spec §3 "Wishlist"). */
export const WISHLIST_TYPE = 'wish_list'

/** One saved product and where it is stored. */
export interface WishlistEntry {
  readonly listId: string
  readonly itemId: string
  readonly productId: string
}

/** Every item of every wish list of a customer, in the platform's order; other product lists take no part. */
export function wishlistEntries(lists: readonly CustomerProductList[]): readonly WishlistEntry[] {
  return wishLists(lists).flatMap(({ id: listId = '', customerProductListItems = [] }) =>
    customerProductListItems.flatMap(({ id: itemId, productId }) =>
      itemId && productId ? [{ listId, itemId, productId }] : [],
    ),
  )
}

/** Product ids of the wishlist as it is shown: several lists are one, each product stands once. */
export function wishlistProductIds(entries: readonly WishlistEntry[]): readonly string[] {
  return [...new Set(entries.map(({ productId }) => productId))]
}

/** Id of the list to which items are added, the first wish list; null = one must be created first (Spec §4). */
export function wishlistToAddTo(lists: readonly CustomerProductList[]): string | null {
  return wishLists(lists)[0]?.id ?? null
}

function wishLists(lists: readonly CustomerProductList[]): readonly CustomerProductList[] {
  return lists.filter(({ id, type }) => id !== undefined && type === WISHLIST_TYPE)
}
