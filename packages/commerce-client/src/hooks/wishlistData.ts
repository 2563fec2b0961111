import { getCustomerProductLists } from '../client/productLists.js'
import { wishlistEntries, wishlistProductIds } from '../domain/wishlist/wishlistEntries.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { definePersonalKind } from './personalData.js'

/** What is known of a shopper's wish list. */
export interface WishlistData {
  /** As the platform has them; a shopper may have several, seen as one. */
  readonly lists: readonly CustomerProductList[]
  /** Products that are on their way into the list, or out of it when they are in. */
  readonly changingIds: readonly string[]
}

/** The product lists of a shopper, guests included. Reading creates none. */
export const wishlistData = /* @__PURE__ */ definePersonalKind<WishlistData>(
  'wishlist',
  async ({ client }, { customerId }) => {
    const { data = [] } = await getCustomerProductLists(client, { customerId })
    return { lists: data, changingIds: [] }
  },
)

/** Products of the wish list as it will be, each once. */
export function wishedIds({ lists, changingIds }: WishlistData): readonly string[] {
  const ids = wishlistProductIds(wishlistEntries(lists))
  const added = changingIds.filter((id) => !ids.includes(id))
  return [...ids.filter((id) => !changingIds.includes(id)), ...added]
}
