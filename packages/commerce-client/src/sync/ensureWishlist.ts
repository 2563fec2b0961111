import { createCustomerProductList } from '../client/productLists.js'
import { WISHLIST_TYPE, wishlistToAddTo } from '../domain/wishlist/wishlistEntries.js'
import type { ShopperSession } from '../types/auth.js'
import { isOutcomeUnknown } from './failureCode.js'
import type { Shop } from './shop.js'
import { type WishlistData, wishlistResource } from './wishlistResource.js'

/**
 * Id of the list to add to. Creates a list for a shopper without one (Spec §4). The platform allows several, so tabs
 * take turns and read the lists again before creating one.
 */
export async function ensureWishlist(shop: Shop, session: ShopperSession, { lists }: WishlistData): Promise<string> {
  const { customerId } = session
  const read = async () => wishlistToAddTo((await wishlistResource.load(shop, session)).lists)
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

/** Runs a task under a lock shared by all tabs, if supported; browsers reject locks when storage is blocked. */
function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined
  const once = () => (running ??= task())
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? once() : locks.request(name, once).catch(once)
}
