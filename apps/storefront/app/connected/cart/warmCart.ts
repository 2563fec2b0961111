import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import { warmCommerce } from '../commerce/lazyCommerce.js'

/** Preloads all code that adding to the cart needs, for the request and for the mini-cart. */
export function warmCart(): void {
  warmCommerce()
  import('@vitrine/commerce-client/sync/addToCart').catch(() => undefined)
  void loadFlyout('shoppingCart')
}
