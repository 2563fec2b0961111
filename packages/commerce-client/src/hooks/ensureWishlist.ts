import { createCustomerProductList } from '../client/productLists.js'
import { WISHLIST_TYPE, wishlistToAddTo } from '../domain/wishlist/wishlistEntries.js'
import type { ShopperSession } from '../types/auth.js'
import { isOutcomeUnknown } from './failureCode.js'
import type { Shop } from './shop.js'
import { type WishlistData, wishlistData } from './wishlistData.js'

/**
 * Id of the list to add to. Creates one for a shopper who has none (Spec §4): the platform takes any number of them, so tabs
 * take turns and each reads once more before it creates.
 */
export async function ensureWishlist(shop: Shop, session: ShopperSession, { lists }: WishlistData): Promise<string> {
  const { customerId } = session
  const read = async () => wishlistToAddTo((await wishlistData.load(shop, session)).lists)
  const create = async () => {
    const list = await createCustomerProductList(shop.client, { customerId, body: { type: WISHLIST_TYPE } })
    return list.id ?? ''
  }
  const readOrCreate = async () =>
    (await read()) ??
    create().catch(async (error: unknown) => {
      const created = isOutcomeUnknown(error) ? await read() : null
      if (created !== null) return created
      throw error
    })
  return wishlistToAddTo(lists) ?? inTurn(`wishlist ${customerId}`, readOrCreate)
}

/** One tab after the other, where the browser can; it refuses where it blocks storage. */
function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined
  const once = () => (running ??= task())
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? once() : locks.request(name, once).catch(once)
}
