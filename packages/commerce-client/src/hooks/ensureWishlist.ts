import { createCustomerProductList } from '../client/productLists.js'
import { WISHLIST_TYPE, wishlistToAddTo } from '../domain/wishlist/wishlistEntries.js'
import type { ShopperSession } from '../types/auth.js'
import { isOutcomeUnknown } from './changeData.js'
import type { Shop } from './shop.js'
import { type WishlistData, wishlistData } from './wishlistData.js'

/** The list to add to and the data that hold it. */
export interface FoundWishlist {
  readonly data: WishlistData
  readonly listId: string
}

/**
 * Creates a wish list for a shopper who has none (Spec §4). The platform takes any number of them, so tabs take turns and
 * each reads once more before it creates.
 */
export async function ensureWishlist(shop: Shop, session: ShopperSession, known: WishlistData): Promise<FoundWishlist> {
  const { customerId } = session
  return (
    foundIn(known) ??
    inTurn(`wishlist ${shop.scope.siteId} ${customerId}`, async () => {
      const fresh = foundIn(await wishlistData.load(shop, session))
      if (fresh) return fresh
      try {
        const list = await createCustomerProductList(shop.client, { customerId, body: { type: WISHLIST_TYPE } })
        return { data: { ...known, lists: [...known.lists, list] }, listId: list.id ?? '' }
      } catch (error) {
        const created = isOutcomeUnknown(error) ? foundIn(await wishlistData.load(shop, session)) : null
        if (created) return created
        throw error
      }
    })
  )
}

function foundIn(data: WishlistData): FoundWishlist | null {
  const listId = wishlistToAddTo(data.lists)
  return listId === null ? null : { data, listId }
}

/** One tab after the other, where the browser can. */
function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? task() : locks.request(name, task)
}
