import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  checkingTitle: NoMessageValues
  checkingText: NoMessageValues
  checkingOnce: NoMessageValues
  refresh: NoMessageValues
  orderNo: { orderNo: string }
  call: { phone: MessageTag; number: string }
  changedTitle: NoMessageValues
  changedText: NoMessageValues
  accept: NoMessageValues
  cart: NoMessageValues
  emptyTitle: NoMessageValues
  emptyText: NoMessageValues
  continueShopping: NoMessageValues
  unavailableTitle: NoMessageValues
  unavailableText: NoMessageValues
  retry: NoMessageValues
}>({
  checkingTitle: { id: 'checkoutStatus.checkingTitle', defaultMessage: 'We are checking your payment' },
  checkingText: {
    id: 'checkoutStatus.checkingText',
    defaultMessage:
      'Your bank has not yet confirmed the payment; this can take some minutes. You may close this page: we write to you as soon as we know more.',
  },
  checkingOnce: {
    id: 'checkoutStatus.checkingOnce',
    defaultMessage: 'We have your order. Please do not place it again.',
  },
  refresh: { id: 'checkoutStatus.refresh', defaultMessage: 'Check again' },
  orderNo: { id: 'checkoutStatus.orderNo', defaultMessage: 'Order number {orderNo}' },
  call: {
    id: 'checkoutStatus.call',
    defaultMessage: 'We are glad to help you by telephone: <phone>{number}</phone>',
  },
  changedTitle: { id: 'checkoutStatus.changedTitle', defaultMessage: 'Your order has changed' },
  changedText: {
    id: 'checkoutStatus.changedText',
    defaultMessage: 'Please look at the changes before you place your order. Nothing has been charged.',
  },
  accept: { id: 'checkoutStatus.accept', defaultMessage: 'Continue with these changes' },
  cart: { id: 'checkoutStatus.cart', defaultMessage: 'Back to the shopping cart' },
  emptyTitle: { id: 'checkoutStatus.emptyTitle', defaultMessage: 'Your shopping cart is empty' },
  emptyText: {
    id: 'checkoutStatus.emptyText',
    defaultMessage: 'As soon as you have chosen something, you can order it here.',
  },
  continueShopping: { id: 'checkoutStatus.continueShopping', defaultMessage: 'Continue shopping' },
  unavailableTitle: {
    id: 'checkoutStatus.unavailableTitle',
    defaultMessage: 'Orders cannot be placed at the moment',
  },
  unavailableText: {
    id: 'checkoutStatus.unavailableText',
    defaultMessage: 'Your shopping cart and your entries are kept. Please try again in a few minutes.',
  },
  retry: { id: 'checkoutStatus.retry', defaultMessage: 'Try again' },
})

/** Titles of failed payments: neutral, because the reason is between the shopper and the bank. */
export const failureTitles = defineMessages({
  declined: { id: 'checkoutStatus.declined', defaultMessage: 'The payment was not completed' },
  cancelled: { id: 'checkoutStatus.cancelled', defaultMessage: 'You have cancelled the payment' },
})

export const failureTexts = defineMessages({
  declined: {
    id: 'checkoutStatus.declinedText',
    defaultMessage:
      'Your bank did not approve the payment; nothing was charged. Please try again, or choose another payment method.',
  },
  insufficient_funds: {
    id: 'checkoutStatus.insufficientFundsText',
    defaultMessage:
      'The amount exceeds the present limit of this payment method; nothing was charged. Please choose another one, or ask your bank to raise the limit.',
  },
  expired_card: {
    id: 'checkoutStatus.expiredCardText',
    defaultMessage: 'The expiry date of the card has passed; nothing was charged. Please use another card.',
  },
  authentication_failed: {
    id: 'checkoutStatus.authenticationFailedText',
    defaultMessage:
      'Your bank could not confirm that the payment comes from you; nothing was charged. Please try again, or choose another payment method.',
  },
  cancelled: {
    id: 'checkoutStatus.cancelledText',
    defaultMessage: 'Nothing was charged, and your order is unchanged. You can choose another payment method.',
  },
  error: {
    id: 'checkoutStatus.errorText',
    defaultMessage: 'The payment could not be processed for technical reasons. Please try again in a few minutes.',
  },
})

export const changeTexts = defineMessages<{
  removed: { name: string }
  quantity: { name: string; from: number; to: number }
  price: { name: string; from: string; to: string }
  shipping: { from: string; to: string }
  coupon: { code: string }
  certificate: { label: string }
  total: { from: string; to: string }
}>({
  removed: { id: 'checkoutStatus.removed', defaultMessage: '{name} is no longer available and has been removed.' },
  quantity: {
    id: 'checkoutStatus.quantity',
    defaultMessage: '{name}: {to, number} instead of {from, number} available.',
  },
  price: { id: 'checkoutStatus.price', defaultMessage: '{name} now costs {to} instead of {from}.' },
  shipping: { id: 'checkoutStatus.shipping', defaultMessage: 'Delivery now costs {to} instead of {from}.' },
  coupon: { id: 'checkoutStatus.coupon', defaultMessage: 'The coupon {code} is no longer valid.' },
  certificate: {
    id: 'checkoutStatus.certificate',
    defaultMessage: 'The gift certificate {label} can no longer be used.',
  },
  total: { id: 'checkoutStatus.total', defaultMessage: 'New total: {to} instead of {from}.' },
})
