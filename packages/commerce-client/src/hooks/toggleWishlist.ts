import { createCustomerProductListItem, deleteCustomerProductListItem } from '../client/productLists.js'
import { wishlistCountAfter } from '../domain/wishlist/wishlistCount.js'
import { wishlistToggle } from '../domain/wishlist/wishlistToggle.js'
import { wishlistEntries } from '../domain/wishlist/wishlistEntries.js'
import type { ShopperSession } from '../types/auth.js'
import { isCommerceApiError } from '../client/CommerceApiError.js'
import { changeData } from './changeData.js'
import { ensureWishlist } from './ensureWishlist.js'
import { personalData } from './personalData.js'
import type { Shop } from './shop.js'
import { wishlistCountData } from './wishlistCountData.js'
import { type WishlistData, wishlistData } from './wishlistData.js'
import { withListItem, withoutProduct } from './wishlistUpdates.js'
import { withSession } from './withSession.js'

export interface WishlistToggle {
  readonly productId: string
  /** Which change is meant; absent = the other way round than it is. */
  readonly to?: 'add' | 'remove' | undefined
}

/** Toggles a product, shown at once in list and count (Spec §4). */
export function toggleWishlist(shop: Shop, { productId, to }: WishlistToggle): Promise<'added' | 'removed' | 'kept'> {
  return withSession(shop, async (session) => {
    const { held, read, show } = personalData(shop, wishlistData, session)
    const known = held.data ?? (await read())
    held.data ??= known
    show()
    const { kind } = changeOf(known, productId)
    if (to !== undefined && to !== kind) return 'kept'
    const isAdding = kind === 'add'
    const change = () =>
      changeData(
        shop,
        wishlistData,
        {
          send: isAdding ? addProduct : removeProduct,
          expect: isAdding ? withListItem : withoutProduct,
          isDone: (now) => changeOf(now, productId).kind !== kind,
        },
        productId,
        session,
      )
    const isCounted = personalData(shop, wishlistCountData, session).held.data !== undefined
    if (isCounted) await changeCount(shop, session, kind, change)
    else await change()
    return isAdding ? 'added' : 'removed'
  })
}

/** The count goes up and down with the change, and back with it. */
async function changeCount(
  shop: Shop,
  session: ShopperSession,
  kind: 'add' | 'remove',
  change: () => Promise<unknown>,
) {
  const expect = (count: number) => wishlistCountAfter(count, kind)
  const send = async (_: Shop, __: ShopperSession, ___: undefined, before: number) => {
    await change()
    return expect(before)
  }
  await changeData(shop, wishlistCountData, { expect, send }, undefined, session)
}

async function addProduct(shop: Shop, session: ShopperSession, productId: string, before: WishlistData) {
  const change = changeOf(before, productId)
  if (change.kind === 'remove') return before
  const { data, listId } = await ensureWishlist(shop, session, before)
  const ids = { customerId: session.customerId, listId }
  const item = await createCustomerProductListItem(shop.client, { ...ids, body: change.item })
  return { ...withListItem(data, productId, item.id), changingIds: [] }
}

async function removeProduct(
  { client }: Shop,
  { customerId }: ShopperSession,
  productId: string,
  before: WishlistData,
) {
  const change = changeOf(before, productId)
  for (const { listId, itemId } of change.kind === 'remove' ? change.entries : []) {
    await deleteCustomerProductListItem(client, { customerId, listId, itemId }).catch((error: unknown) => {
      if (!isCommerceApiError(error, 'not-found')) throw error
    })
  }
  return { ...withoutProduct(before, productId), changingIds: [] }
}

function changeOf({ lists }: WishlistData, productId: string) {
  return wishlistToggle(productId, wishlistEntries(lists))
}
