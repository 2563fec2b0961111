import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  form: NoMessageValues
  method: NoMessageValues
  nothingDue: NoMessageValues
  cardFields: NoMessageValues
  cardLoading: NoMessageValues
  cardUnavailable: NoMessageValues
  cardFailed: NoMessageValues
  amount: NoMessageValues
  inclVat: NoMessageValues
  order: NoMessageValues
  sending: NoMessageValues
}>({
  form: { id: 'checkoutPaymentForm.form', defaultMessage: 'Payment and order' },
  method: { id: 'checkoutPaymentForm.method', defaultMessage: 'Payment method' },
  nothingDue: {
    id: 'checkoutPaymentForm.nothingDue',
    defaultMessage: 'Your gift certificate covers the whole amount: there is nothing left to pay.',
  },
  cardFields: { id: 'checkoutPaymentForm.cardFields', defaultMessage: 'Card details' },
  cardLoading: { id: 'checkoutPaymentForm.cardLoading', defaultMessage: 'The card fields are loading' },
  cardUnavailable: {
    id: 'checkoutPaymentForm.cardUnavailable',
    defaultMessage:
      'The card fields could not be loaded. You can place your order all the same: you then enter your card on the secure page of our payment partner.',
  },
  cardFailed: {
    id: 'checkoutPaymentForm.cardFailed',
    defaultMessage: 'Your card could not be checked just now, and nothing was charged. Please try again.',
  },
  amount: { id: 'checkoutPaymentForm.amount', defaultMessage: 'Amount due' },
  inclVat: { id: 'checkoutPaymentForm.inclVat', defaultMessage: 'incl. VAT and delivery' },
  order: { id: 'checkoutPaymentForm.order', defaultMessage: 'Order with obligation to pay' },
  sending: { id: 'checkoutPaymentForm.sending', defaultMessage: 'Your order is being placed' },
})

/** Names of the payment methods that are not brands, by kind. */
export const methodNames = defineMessages({
  card: { id: 'checkoutPaymentForm.card', defaultMessage: 'Credit or debit card' },
  bank_transfer: { id: 'checkoutPaymentForm.bankTransfer', defaultMessage: 'Bank transfer' },
  invoice: { id: 'checkoutPaymentForm.invoice', defaultMessage: 'Invoice' },
})

/** What happens after the order, by kind of payment method. */
export const methodTexts = defineMessages<{
  card: NoMessageValues
  wallet: { name: string }
  bank_transfer: NoMessageValues
  invoice: NoMessageValues
}>({
  card: {
    id: 'checkoutPaymentForm.cardText',
    defaultMessage: 'After placing the order you enter your card on the secure page of our payment partner.',
  },
  wallet: {
    id: 'checkoutPaymentForm.walletText',
    defaultMessage: 'After placing the order you confirm the payment with {name}.',
  },
  bank_transfer: {
    id: 'checkoutPaymentForm.bankTransferText',
    defaultMessage:
      'You receive our bank details with the confirmation. Your order is on its way as soon as the amount has arrived.',
  },
  invoice: {
    id: 'checkoutPaymentForm.invoiceText',
    defaultMessage: 'You receive the invoice by e-mail, with the date by which it is due.',
  },
})

/** Texts above the order button; `terms`, `privacy`, `link` are links. */
export const legalTexts = defineMessages<{
  legend: NoMessageValues
  terms: { terms: MessageTag }
  termsAndPrivacy: { terms: MessageTag; privacy: MessageTag }
  withdrawal: { link: MessageTag }
  returns: { link: MessageTag }
  personalised: NoMessageValues
  personalisedReturns: NoMessageValues
  guarantee: { link: MessageTag }
  usedGoods: NoMessageValues
  usedGoodsConsent: NoMessageValues
}>({
  legend: { id: 'checkoutPaymentForm.legal', defaultMessage: 'Before you order' },
  terms: {
    id: 'checkoutPaymentForm.terms',
    defaultMessage: 'Our <terms>terms and conditions</terms> apply to your order.',
  },
  termsAndPrivacy: {
    id: 'checkoutPaymentForm.termsAndPrivacy',
    defaultMessage:
      'Our <terms>terms and conditions</terms> apply to your order. Our <privacy>privacy notice</privacy> explains how we handle your data.',
  },
  withdrawal: {
    id: 'checkoutPaymentForm.withdrawal',
    defaultMessage:
      'You can withdraw from the contract within 14 days of receiving the products, without giving a reason: <link>right of withdrawal and form</link>.',
  },
  returns: {
    id: 'checkoutPaymentForm.returns',
    defaultMessage: 'You can return products as agreed in our <link>return conditions</link>.',
  },
  personalised: {
    id: 'checkoutPaymentForm.personalised',
    defaultMessage: 'There is no right of withdrawal for products that are engraved or made to your specifications.',
  },
  personalisedReturns: {
    id: 'checkoutPaymentForm.personalisedReturns',
    defaultMessage: 'Products that are engraved or made to your specifications cannot be returned.',
  },
  guarantee: {
    id: 'checkoutPaymentForm.guarantee',
    defaultMessage: 'If a product is faulty, you have <link>statutory rights</link>.',
  },
  usedGoods: {
    id: 'checkoutPaymentForm.usedGoods',
    defaultMessage:
      'By law, the seller is liable for defects for two years. For pre-owned products this period may be shortened if you agree expressly.',
  },
  usedGoodsConsent: {
    id: 'checkoutPaymentForm.usedGoodsConsent',
    defaultMessage:
      'I agree that, unlike the statutory two years, the period of liability for defects of the pre-owned products in this order is one year from delivery.',
  },
})
