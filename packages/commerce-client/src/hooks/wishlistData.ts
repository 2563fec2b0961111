import { getCustomerProductLists } from '../client/productLists.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { definePersonalKind } from './personalData.js'

/** What is known of a shopper's wish list. */
export interface WishlistData {
  /** As the platform has them; a shopper may have several, seen as one. */
  readonly lists: readonly CustomerProductList[]
  /** Products that are being added or removed. */
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
