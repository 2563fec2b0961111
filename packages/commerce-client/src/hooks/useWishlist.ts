import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'
import { wishedIds, wishlistResource } from '../sync/wishlistResource.js'

export interface WishlistState extends Omit<DataState<unknown>, 'data'> {
  /** Product ids without duplicates; several lists are merged. */
  readonly productIds: readonly string[]
  /** Products with a pending addition or removal, shown as loading (Spec §4). */
  readonly changingIds: readonly string[]
}

const none = { lists: [], changingIds: [] }

/** Reads the wish list of a shopper, including guests. Does not create a list; the first addition does. */
export function useWishlist(enabled: Enabled): WishlistState {
  const { data, ...state } = usePersonalData(wishlistResource, enabled)
  const { changingIds } = data ?? none
  return { ...state, changingIds, productIds: wishedIds(data ?? none) }
}
