import { defineMessages } from 'react-intl'

/** Texts of Spec §2 "Mini-cart overlay", verbatim. */
export const messages = defineMessages({
  title: { id: 'shoppingCartOverlay.title', defaultMessage: 'Shopping Cart' },
  total: { id: 'shoppingCartOverlay.total', defaultMessage: 'Total' },
  inclVat: { id: 'shoppingCartOverlay.inclVat', defaultMessage: 'incl. VAT' },
  checkout: { id: 'shoppingCartOverlay.checkout', defaultMessage: 'Checkout' },
  goToCart: { id: 'shoppingCartOverlay.goToCart', defaultMessage: 'Go to Shopping Cart' },
  empty: { id: 'shoppingCartOverlay.empty', defaultMessage: 'Your shopping cart is empty.' },
  continueShopping: { id: 'shoppingCartOverlay.continueShopping', defaultMessage: 'Continue Shopping' },
  failed: { id: 'shoppingCartOverlay.failed', defaultMessage: 'Something went wrong. Try again!' },
  retry: { id: 'shoppingCartOverlay.retry', defaultMessage: 'Try again' },
})
