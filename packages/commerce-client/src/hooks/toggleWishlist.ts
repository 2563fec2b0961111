import { isCommerceApiError } from '../client/CommerceApiError.js'
import { createCustomerProductListItem, deleteCustomerProductListItem } from '../client/productLists.js'
import { wishlistCountAfter } from '../domain/wishlist/wishlistCount.js'
import { wishlistEntries } from '../domain/wishlist/wishlistEntries.js'
import { type WishlistChange, wishlistToggle } from '../domain/wishlist/wishlistToggle.js'
import type { ShopperSession } from '../types/auth.js'
import { changeData } from './changeData.js'
import { ensureWishlist } from './ensureWishlist.js'
import { personalData } from './personalData.js'
import type { Shop } from './shop.js'
import { wishlistCountData } from './wishlistCountData.js'
import { type WishlistData, wishlistData } from './wishlistData.js'
import { withSession } from './withSession.js'

export interface WishlistToggle {
  readonly productId: string
  /** Which change is meant; absent = the other way round than it is. */
  readonly to?: 'add' | 'remove' | undefined
}

/** Toggles a product, shown at once in list and count (Spec §4). */
export function toggleWishlist(shop: Shop, { productId, to }: WishlistToggle): Promise<'added' | 'removed' | 'kept'> {
  let meant = to
  return withSession(shop, async (session) => {
    const { held, shown, read } = personalData(shop, wishlistData, session)
    let known = held.data && shown(held.data)
    // What is changing already is decided by what becomes of it.
    while (!known || known.changingIds.includes(productId)) known = await read()
    const { kind } = changeOf(known, productId)
    // Whoever took the shopper's place does not get the opposite of what was meant.
    meant ??= kind
    if (meant !== kind) return 'kept'
    const isCounted = personalData(shop, wishlistCountData, session).held.data !== undefined
    const change = changeList(shop, session, kind, productId)
    await Promise.all([change, isCounted && changeCount(shop, session, kind, change)])
    return kind === 'add' ? 'added' : 'removed'
  })
}

type Kind = WishlistChange['kind']

/** The list as the platform has it afterwards. */
function changeList(shop: Shop, session: ShopperSession, kind: Kind, productId: string): Promise<WishlistData> {
  return changeData(
    shop,
    wishlistData,
    {
      expect: ({ lists, changingIds }) => ({ lists, changingIds: [...changingIds, productId] }),
      isDone: (now) => changeOf(now, productId).kind !== kind,
      async send(_, __, ___, before) {
        const change = changeOf(before, productId)
        if (change.kind === kind) await sendChange(shop, session, before, change)
        return undefined
      },
    },
    productId,
    session,
  )
}

/** The count goes up and down with the change, and back with it. */
function changeCount(shop: Shop, session: ShopperSession, kind: Kind, change: Promise<unknown>): Promise<number> {
  const expect = (count: number) => wishlistCountAfter(count, kind)
  const send = async (_: Shop, __: ShopperSession, ___: undefined, before: number) => {
    await change
    return expect(before)
  }
  return changeData(shop, wishlistCountData, { expect, send }, undefined, session)
}

async function sendChange(shop: Shop, session: ShopperSession, before: WishlistData, change: WishlistChange) {
  const { customerId } = session
  if (change.kind === 'add') {
    const listId = await ensureWishlist(shop, session, before)
    await createCustomerProductListItem(shop.client, { customerId, listId, body: change.item })
    return
  }
  for (const { listId, itemId } of change.entries) {
    await deleteCustomerProductListItem(shop.client, { customerId, listId, itemId }).catch((error: unknown) => {
      if (!isCommerceApiError(error, 'not-found')) throw error
    })
  }
}

function changeOf({ lists }: WishlistData, productId: string): WishlistChange {
  return wishlistToggle(productId, wishlistEntries(lists))
}
