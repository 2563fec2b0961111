import { defineMutation } from './defineMutation.js'
import { toggleWishlist } from '../sync/toggleWishlist.js'

/**
 * Adds a product to the wish list, or removes it if it is there (Spec §4); `to` forces one of the two. Optimistic in
 * list and count. Result: `added`, `removed`, or `kept` if nothing had to change.
 */
export const useToggleWishlist = /* @__PURE__ */ defineMutation({
  invalidates: ['wishlist', 'wishlist_count'],
  isOptimistic: true,
  run: toggleWishlist,
})
