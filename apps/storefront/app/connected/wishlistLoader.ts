import { withChunkTimeout } from '../navigation/ChunkLoadError.js'
import { warmCommerce } from './lazyCommerce.js'

/** Code of the wish list: comes with the first intent, or when a session exists. */
export function loadWishlist() {
  return withChunkTimeout(import('./Wishlist.lazy.js'))
}

/** Fetches all that a change needs ahead of the click. */
export function warmWishlist(): void {
  warmCommerce()
  // Whoever clicks learns of a failure.
  loadWishlist().catch(() => undefined)
}
