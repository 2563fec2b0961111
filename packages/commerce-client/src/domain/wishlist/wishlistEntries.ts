import type { CustomerProductList } from '../../types/wishlist.js'

/** Product-list type of a wishlist (Spec §3 "Wishlist"). */
export const WISHLIST_TYPE = 'wish_list'

/** A saved product with the ids of its list and item. */
export interface WishlistEntry {
  readonly listId: string
  readonly itemId: string
  readonly productId: string
}

/** All items of a customer's wish lists, in the platform's order. Ignores other product lists. */
export function wishlistEntries(lists: readonly CustomerProductList[]): readonly WishlistEntry[] {
  return wishLists(lists).flatMap(({ id: listId = '', customerProductListItems = [] }) =>
    customerProductListItems.flatMap(({ id: itemId, productId }) =>
      itemId && productId ? [{ listId, itemId, productId }] : [],
    ),
  )
}

/** Product ids of the wishlist as shown: all lists merged, without duplicates. */
export function wishlistProductIds(entries: readonly WishlistEntry[]): readonly string[] {
  return [...new Set(entries.map(({ productId }) => productId))]
}

/** Id of the list that new items are added to, the first wish list; null = create one first (Spec §4). */
export function wishlistToAddTo(lists: readonly CustomerProductList[]): string | null {
  return wishLists(lists)[0]?.id ?? null
}

function wishLists(lists: readonly CustomerProductList[]): readonly CustomerProductList[] {
  return lists.filter(({ id, type }) => id !== undefined && type === WISHLIST_TYPE)
}
