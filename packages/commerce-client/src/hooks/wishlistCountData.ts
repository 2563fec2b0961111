import { getProducts } from '../client/shopperProducts.js'
import {
  WISHLIST_COUNT_KEY,
  WISHLIST_COUNT_SELECT,
  wishlistBatches,
  wishlistCount,
} from '../domain/wishlist/wishlistCount.js'
import { wishlistEntries, wishlistProductIds } from '../domain/wishlist/wishlistEntries.js'
import { definePersonalKind, personalData } from './personalData.js'
import { wishlistData } from './wishlistData.js'

/** How many products of the wish list the platform still knows, asked for in batches of 8 (Spec §7, §9). */
export const wishlistCountData = /* @__PURE__ */ definePersonalKind<number>(
  WISHLIST_COUNT_KEY,
  async (shop, session) => {
    const { lists } = personalData(shop, wishlistData, session).held.data ?? (await wishlistData.load(shop, session))
    const batches = wishlistBatches(wishlistProductIds(wishlistEntries(lists)))
    const select = WISHLIST_COUNT_SELECT
    return wishlistCount(await Promise.all(batches.map((ids) => getProducts(shop.client, { ids, select }))))
  },
)
