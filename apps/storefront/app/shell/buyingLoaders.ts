import type { ScreenComponent } from './screens.js'

/** Loads a screen of the checkout or of an order. A module of its own: the cart does not load the list of its files. */
export async function importBuyingScreen(module: string): Promise<ScreenComponent> {
  switch (module) {
    case 'CheckoutWho':
      return (await import('../connected/checkout/CheckoutWho.js')).CheckoutWho
    case 'CheckoutWhere':
      return (await import('../connected/checkout/CheckoutWhere.js')).CheckoutWhere
    case 'CheckoutHow':
      return (await import('../connected/checkout/CheckoutHow.js')).CheckoutHow
    case 'CheckoutPayment':
      return (await import('../connected/checkout/CheckoutPayment.js')).CheckoutPayment
    case 'ConfirmationScreen':
      return (await import('../connected/orders/ConfirmationScreen.js')).ConfirmationScreen
    case 'OrderLookupScreen':
      return (await import('../connected/orders/OrderLookupScreen.js')).OrderLookupScreen
    default:
      return (await import('../connected/checkout/CheckoutScreen.js')).CheckoutScreen
  }
}
