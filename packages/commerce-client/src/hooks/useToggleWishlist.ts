import { defineMutation } from './defineMutation.js'
import { toggleWishlist } from './toggleWishlist.js'

/**
 * Adds a product to the wish list, or removes it when it is there (Spec §4); `to` says which one is meant. Shown at once,
 * the count included. Its result: `added`, `removed`, or `kept` when it was as wanted already.
 */
export const useToggleWishlist = /* @__PURE__ */ defineMutation({
  changes: ['wishlist', 'wishlist_count'],
  isOptimistic: true,
  run: toggleWishlist,
})
