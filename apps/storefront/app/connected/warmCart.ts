import { loadFlyout } from './flyoutLoaders.js'
import { warmCommerce } from './lazyCommerce.js'

/** Fetches and evaluates all code that adding to the cart runs, ahead of the click: what writes, and what shows it. */
export function warmCart(): void {
  warmCommerce()
  import('@vitrine/commerce-client/hooks/addToCart').catch(() => undefined)
  void loadFlyout('shoppingCart')
}
