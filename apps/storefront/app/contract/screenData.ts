import type { CartView } from './cartView.js'
import type { CheckoutView } from './checkoutView.js'
import type { ConfirmationView, OrderLookupView } from './orderView.js'

/** Data of a native page that belong to one shopper. Only in documents that are never stored or shared. */
export interface ScreenData {
  readonly cart?: CartView | undefined
  readonly checkout?: CheckoutView | undefined
  readonly confirmation?: ConfirmationView | undefined
  readonly orderLookup?: OrderLookupView | undefined
}
