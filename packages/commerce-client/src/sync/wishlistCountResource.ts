import { getProducts } from '../client/shopperProducts.js'
import {
  WISHLIST_COUNT_KEY,
  WISHLIST_COUNT_SELECT,
  wishlistBatches,
  wishlistCount,
} from '../domain/wishlist/wishlistCount.js'
import { wishlistEntries, wishlistProductIds } from '../domain/wishlist/wishlistEntries.js'
import { defineResource, openResource } from './resource.js'
import { wishlistResource } from './wishlistResource.js'

/** Number of products in the wish list that still exist on the platform, requested in batches of 8 (Spec §7, §9). */
export const wishlistCountResource = /* @__PURE__ */ defineResource<number>(
  WISHLIST_COUNT_KEY,
  async (shop, session) => {
    const { lists } =
      openResource(shop, wishlistResource, session).state.data ?? (await wishlistResource.load(shop, session))
    const batches = wishlistBatches(wishlistProductIds(wishlistEntries(lists)))
    const select = WISHLIST_COUNT_SELECT
    return wishlistCount(await Promise.all(batches.map((ids) => getProducts(shop.client, { ids, select }))))
  },
)
