import { WISHLIST_TYPE, wishlistToAddTo } from '../domain/wishlist/wishlistEntries.js'
import type { WishlistData } from './wishlistData.js'

/** A wish list with a product; until the platform named the item, and the list where there was none, with names of ours. */
export function withListItem({ lists, changingIds }: WishlistData, productId: string, id?: unknown): WishlistData {
  const isNamed = typeof id === 'string'
  const listId = wishlistToAddTo(lists)
  const item = { id: isNamed ? id : `new-${productId}`, productId }
  const all = listId === null ? [...lists, { id: 'new', type: WISHLIST_TYPE }] : lists
  const target = listId ?? 'new'
  return {
    lists: all.map((list) =>
      list.id === target
        ? { ...list, customerProductListItems: [...(list.customerProductListItems ?? []), item] }
        : list,
    ),
    changingIds: [...changingIds, productId],
  }
}

/** All lists without a product. */
export function withoutProduct({ lists, changingIds }: WishlistData, productId: string): WishlistData {
  return {
    lists: lists.map((list) => ({
      ...list,
      customerProductListItems: (list.customerProductListItems ?? []).filter((item) => item.productId !== productId),
    })),
    changingIds: [...changingIds, productId],
  }
}
