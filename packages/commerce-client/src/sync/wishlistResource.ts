import { getCustomerProductLists } from '../client/productLists.js'
import { wishlistEntries, wishlistProductIds } from '../domain/wishlist/wishlistEntries.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { defineResource } from './resource.js'

/** Wish list of a shopper with pending changes. */
export interface WishlistData {
  /** Lists as returned by the platform; several lists are shown as one. */
  readonly lists: readonly CustomerProductList[]
  /** Products with a pending change: being added, or removed if they are in a list. */
  readonly changingIds: readonly string[]
}

/** The product lists of a shopper, including guests. Reading does not create one. */
export const wishlistResource = /* @__PURE__ */ defineResource<WishlistData>(
  'wishlist',
  async ({ client }, { customerId }) => {
    const { data = [] } = await getCustomerProductLists(client, { customerId })
    return { lists: data, changingIds: [] }
  },
)

/** Product ids of the wish list after pending changes, without duplicates. */
export function wishedIds({ lists, changingIds }: WishlistData): readonly string[] {
  const ids = wishlistProductIds(wishlistEntries(lists))
  const added = changingIds.filter((id) => !ids.includes(id))
  return [...ids.filter((id) => !changingIds.includes(id)), ...added]
}
