import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  intro: NoMessageValues
  submit: NoMessageValues
  codeHint: NoMessageValues
  notFoundTitle: NoMessageValues
  notFound: NoMessageValues
  tooManyTitle: NoMessageValues
  tooMany: NoMessageValues
  found: { orderNo: string }
  placed: { date: string }
  shipments: NoMessageValues
  shipment: { number: number }
  track: { number: string }
  trackWithout: NoMessageValues
  products: NoMessageValues
  call: { phone: MessageTag; number: string }
}>({
  title: { id: 'orderLookup.title', defaultMessage: 'Follow your order' },
  intro: {
    id: 'orderLookup.intro',
    defaultMessage: 'You find the order number in your confirmation e-mail. No account is needed.',
  },
  submit: { id: 'orderLookup.submit', defaultMessage: 'Show order' },
  codeHint: { id: 'orderLookup.codeHint', defaultMessage: 'Of the billing address' },
  notFoundTitle: { id: 'orderLookup.notFoundTitle', defaultMessage: 'No order was found' },
  notFound: {
    id: 'orderLookup.notFound',
    defaultMessage: 'These entries do not belong together. Please compare them with your confirmation e-mail.',
  },
  tooManyTitle: { id: 'orderLookup.tooManyTitle', defaultMessage: 'Too many attempts' },
  tooMany: { id: 'orderLookup.tooMany', defaultMessage: 'Please try again in a few minutes.' },
  found: { id: 'orderLookup.found', defaultMessage: 'Order {orderNo}' },
  placed: { id: 'orderLookup.placed', defaultMessage: 'Placed on {date}' },
  shipments: { id: 'orderLookup.shipments', defaultMessage: 'Delivery' },
  shipment: { id: 'orderLookup.shipment', defaultMessage: 'Parcel {number, number}' },
  track: { id: 'orderLookup.track', defaultMessage: 'Track parcel {number}' },
  trackWithout: { id: 'orderLookup.trackWithout', defaultMessage: 'Track parcel' },
  products: { id: 'orderLookup.products', defaultMessage: 'Products' },
  call: { id: 'orderLookup.call', defaultMessage: 'We are glad to help you by telephone: <phone>{number}</phone>' },
})

export const labels = defineMessages({
  orderNo: { id: 'orderLookup.orderNo', defaultMessage: 'Order number' },
  email: { id: 'orderLookup.email', defaultMessage: 'E-mail address' },
  postalCode: { id: 'orderLookup.postalCode', defaultMessage: 'Postcode' },
})
