import { defineMessage, defineMessages } from 'react-intl'

/** A gift certificate in the totals; `code` is masked. */
export const certificateLabel = defineMessage<{ code: string }>({
  id: 'checkout.certificate',
  defaultMessage: 'Gift certificate {code}',
})

export const checkoutMessages = defineMessages({
  who: { id: 'checkout.who', defaultMessage: 'Your e-mail address' },
  where: { id: 'checkout.where', defaultMessage: 'Delivery and billing' },
  how: { id: 'checkout.how', defaultMessage: 'Delivery method' },
  payment: { id: 'checkout.payment', defaultMessage: 'Payment and order' },
  summary: { id: 'checkout.summary', defaultMessage: 'Your order' },
  review: { id: 'checkout.review', defaultMessage: 'Your order at a glance' },
  edit: { id: 'checkout.edit', defaultMessage: 'Change the cart' },
  deliverTo: { id: 'checkout.deliverTo', defaultMessage: 'Delivery to' },
  collectAt: { id: 'checkout.collectAt', defaultMessage: 'Collection at' },
  billTo: { id: 'checkout.billTo', defaultMessage: 'Billing address' },
  help: { id: 'checkout.help', defaultMessage: 'Questions about your order?' },
  cancelPayment: { id: 'checkout.cancelPayment', defaultMessage: 'Cancel the payment and return to the order' },
  incomplete: {
    id: 'checkout.incomplete',
    defaultMessage: 'Some details of your order are missing. Please check the steps below.',
  },
  tooManyTries: {
    id: 'checkout.tooManyTries',
    defaultMessage: 'The card was declined several times. Please choose another way to pay, or call us.',
  },
  methodNotApplicable: {
    id: 'checkout.methodNotApplicable',
    defaultMessage: 'This way to pay is not possible for this order. Please choose another one.',
  },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'No way to pay is available at the moment. Your order is kept; please try again soon, or call us.',
  },
})
