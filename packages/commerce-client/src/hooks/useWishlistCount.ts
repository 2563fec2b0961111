import { usePersonalData } from './usePersonalData.js'
import type { DataState } from './dataState.js'
import type { Enabled } from './usePersonalRead.js'
import { wishlistCountResource } from '../sync/wishlistCountResource.js'

/** Counts the products of the wish list (Spec §7 key `wishlist_count`). */
export function useWishlistCount(enabled: Enabled): DataState<number> {
  return usePersonalData(wishlistCountResource, enabled)
}
