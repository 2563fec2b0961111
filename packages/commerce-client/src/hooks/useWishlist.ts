import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'
import { wishedIds, wishlistData } from './wishlistData.js'

export interface WishlistState extends Omit<DataState<unknown>, 'data'> {
  /** Every product once; several lists are seen as one. */
  readonly productIds: readonly string[]
  /** Products whose addition or removal is on its way: they show as loading (Spec §4). */
  readonly changingIds: readonly string[]
}

const none = { lists: [], changingIds: [] }

/** Reads the wish list of a shopper, guests included. Reading creates none: the first addition does. */
export function useWishlist(enabled: Enabled): WishlistState {
  const { data, ...state } = usePersonalData(wishlistData, enabled)
  const { changingIds } = data ?? none
  return { ...state, changingIds, productIds: wishedIds(data ?? none) }
}
