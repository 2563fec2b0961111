import { withChunkTimeout } from '../../navigation/ChunkLoadError.js'
import { warmCommerce } from '../commerce/lazyCommerce.js'

/** Loads the wishlist module on first intent, or when a session exists. */
export function loadWishlist() {
  return withChunkTimeout(import('./Wishlist.lazy.js'))
}

/** Preloads everything a change needs before the click. */
export function warmWishlist(): void {
  warmCommerce()
  // The click handler reports a failure.
  loadWishlist().catch(() => undefined)
}
