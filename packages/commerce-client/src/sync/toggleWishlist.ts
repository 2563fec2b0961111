import { isCommerceApiError } from '../client/CommerceApiError.js'
import { createCustomerProductListItem, deleteCustomerProductListItem } from '../client/productLists.js'
import { wishlistCountAfter } from '../domain/wishlist/wishlistCount.js'
import { wishlistEntries } from '../domain/wishlist/wishlistEntries.js'
import { type WishlistChange, wishlistToggle } from '../domain/wishlist/wishlistToggle.js'
import type { ShopperSession } from '../types/auth.js'
import { updateResource } from './updateResource.js'
import { ensureWishlist } from './ensureWishlist.js'
import { openResource } from './resource.js'
import type { Shop } from './shop.js'
import { wishlistCountResource } from './wishlistCountResource.js'
import { type WishlistData, wishlistResource } from './wishlistResource.js'
import { withSession } from './withSession.js'

export interface WishlistToggle {
  readonly productId: string
  /** Absent = toggle: add if the product is not in the wish list, otherwise remove. */
  readonly to?: 'add' | 'remove' | undefined
}

/** Toggles a product in the wish list, with optimistic list and count (Spec §4). */
export function toggleWishlist(shop: Shop, { productId, to }: WishlistToggle): Promise<'added' | 'removed' | 'kept'> {
  let wanted = to
  return withSession(shop, async (session) => {
    const { state, current, read } = openResource(shop, wishlistResource, session)
    let known = state.data && current(state.data)
    // If the product is already changing, wait for that change before deciding.
    while (!known || known.changingIds.includes(productId)) known = await read()
    const { kind } = changeOf(known, productId)
    // A retry for another shopper must not do the opposite of the click.
    wanted ??= kind
    if (wanted !== kind) return 'kept'
    const isCounted = openResource(shop, wishlistCountResource, session).state.data !== undefined
    const change = changeList(shop, session, kind, productId)
    await Promise.all([change, isCounted && changeCount(shop, session, kind, change)])
    return kind === 'add' ? 'added' : 'removed'
  })
}

type Kind = WishlistChange['kind']

/** Resolves to the lists after the change. */
function changeList(shop: Shop, session: ShopperSession, kind: Kind, productId: string): Promise<WishlistData> {
  return updateResource(
    shop,
    wishlistResource,
    {
      optimistic: ({ lists, changingIds }) => ({ lists, changingIds: [...changingIds, productId] }),
      isApplied: (now) => changeOf(now, productId).kind !== kind,
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

/** Updates the count together with the list; both are rolled back together. */
function changeCount(shop: Shop, session: ShopperSession, kind: Kind, change: Promise<unknown>): Promise<number> {
  const optimistic = (count: number) => wishlistCountAfter(count, kind)
  const send = async (_: Shop, __: ShopperSession, ___: undefined, before: number) => {
    await change
    return optimistic(before)
  }
  return updateResource(shop, wishlistCountResource, { optimistic, send }, undefined, session)
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
      if (!isCommerceApiError(error, 'notFound')) throw error
    })
  }
}

function changeOf({ lists }: WishlistData, productId: string): WishlistChange {
  return wishlistToggle(productId, wishlistEntries(lists))
}
