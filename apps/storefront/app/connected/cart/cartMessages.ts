import { defineMessages } from 'react-intl'

/** Outcomes of changes to the cart. Spec §8 "Cart". */
export const cartMessages = defineMessages({
  failed: { id: 'miniCart.failed', defaultMessage: 'Something went wrong. Try again!' },
  discount: { id: 'cart.discount', defaultMessage: 'Discount' },
  removed: { id: 'miniCart.removed', defaultMessage: 'Item removed from cart' },
})
