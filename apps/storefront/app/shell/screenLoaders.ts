import { screenModule } from '../config/screens.js'
import type { PageData } from '../contract/pageData.js'
import type { ScreenComponent } from './screens.js'

/** Loads the screen of a page without CMS nodes. A module of its own: other pages do not load the list of its files. */
export async function importScreen({ native }: PageData): Promise<ScreenComponent> {
  if (!native) return (await import('./NotFound.js')).NotFound
  if (screenModule(native) === 'CartScreen') return (await import('../connected/cart/CartScreen.js')).CartScreen
  if (screenModule(native) === 'CheckoutScreen')
    return (await import('../connected/checkout/CheckoutScreen.js')).CheckoutScreen
  if (screenModule(native) === 'ConfirmationScreen')
    return (await import('../connected/orders/ConfirmationScreen.js')).ConfirmationScreen
  if (screenModule(native) === 'OrderLookupScreen')
    return (await import('../connected/orders/OrderLookupScreen.js')).OrderLookupScreen
  return (await import('./NativePage.js')).NativePage
}
