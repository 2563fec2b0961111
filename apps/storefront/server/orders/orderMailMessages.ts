import { defineMessages, type NoMessageValues } from 'react-intl'

/** Texts of the mail of an order. */
export const orderMailMessages = defineMessages<{
  subject: { orderNo: string }
  paidSubject: { orderNo: string }
  paidTitle: NoMessageValues
  paidIntro: NoMessageValues
  title: NoMessageValues
  intro: NoMessageValues
  introTransfer: NoMessageValues
  open: NoMessageValues
  number: NoMessageValues
  date: NoMessageValues
  products: NoMessageValues
  quantity: { quantity: number }
  detail: { label: string; value: string }
  subtotal: NoMessageValues
  delivery: NoMessageValues
  free: NoMessageValues
  total: NoMessageValues
  tax: { rate: string }
  giftCard: { code: string }
  giftMessage: NoMessageValues
  deliveryTitle: NoMessageValues
  pickUpTitle: NoMessageValues
  method: NoMessageValues
  arrival: NoMessageValues
  pickUpFrom: NoMessageValues
  address: NoMessageValues
  boutique: NoMessageValues
  hours: NoMessageValues
  pickUpPerson: NoMessageValues
  pickUpHint: NoMessageValues
  signature: NoMessageValues
  billing: NoMessageValues
  payment: NoMessageValues
  paymentTitle: NoMessageValues
  transferText: NoMessageValues
  transferHolder: NoMessageValues
  transferBank: NoMessageValues
  transferReference: NoMessageValues
  helpTitle: NoMessageValues
  help: { phone: string; mail: string }
  lookup: NoMessageValues
  identity: { company: string; street: string; town: string; country: string }
  contact: { phone: string; mail: string }
}>({
  subject: { id: 'orderMail.subject', defaultMessage: 'Your order {orderNo}' },
  paidSubject: { id: 'orderMail.paidSubject', defaultMessage: 'Payment received: your order {orderNo}' },
  paidTitle: { id: 'orderMail.paidTitle', defaultMessage: 'Thank you for your payment' },
  paidIntro: {
    id: 'orderMail.paidIntro',
    defaultMessage:
      'Your transfer has arrived, and we are preparing your order with care. You will hear from us as soon as it leaves our house.',
  },
  title: { id: 'orderMail.title', defaultMessage: 'Thank you for your order' },
  intro: {
    id: 'orderMail.intro',
    defaultMessage:
      'We have received your order and are preparing it with care. You will hear from us as soon as it leaves our house.',
  },
  introTransfer: {
    id: 'orderMail.introTransfer',
    defaultMessage:
      'We have received your order. Please transfer the amount as stated below; we prepare your order as soon as it has arrived.',
  },
  open: { id: 'orderMail.open', defaultMessage: 'View your order' },
  number: { id: 'orderMail.number', defaultMessage: 'Order number' },
  date: { id: 'orderMail.date', defaultMessage: 'Order date' },
  products: { id: 'orderMail.products', defaultMessage: 'Your products' },
  quantity: { id: 'orderMail.quantity', defaultMessage: 'Quantity {quantity, number}' },
  detail: { id: 'orderMail.detail', defaultMessage: '{label}: {value}' },
  subtotal: { id: 'orderMail.subtotal', defaultMessage: 'Subtotal' },
  delivery: { id: 'orderMail.delivery', defaultMessage: 'Delivery' },
  free: { id: 'orderMail.free', defaultMessage: 'Free' },
  total: { id: 'orderMail.total', defaultMessage: 'Total incl. VAT' },
  tax: { id: 'orderMail.tax', defaultMessage: 'VAT included ({rate})' },
  giftCard: { id: 'orderMail.giftCard', defaultMessage: 'Gift card {code}' },
  giftMessage: { id: 'orderMail.giftMessage', defaultMessage: 'Your gift message' },
  deliveryTitle: { id: 'orderMail.deliveryTitle', defaultMessage: 'Delivery' },
  pickUpTitle: { id: 'orderMail.pickUpTitle', defaultMessage: 'Collection' },
  method: { id: 'orderMail.method', defaultMessage: 'Delivery method' },
  arrival: { id: 'orderMail.arrival', defaultMessage: 'Expected arrival' },
  pickUpFrom: { id: 'orderMail.pickUpFrom', defaultMessage: 'Expected in the boutique' },
  address: { id: 'orderMail.address', defaultMessage: 'Delivery address' },
  boutique: { id: 'orderMail.boutique', defaultMessage: 'Boutique' },
  hours: { id: 'orderMail.hours', defaultMessage: 'Opening hours' },
  pickUpPerson: { id: 'orderMail.pickUpPerson', defaultMessage: 'Collected by' },
  pickUpHint: {
    id: 'orderMail.pickUpHint',
    defaultMessage:
      'We will write to you as soon as your order is ready. Please bring an official identity document with you.',
  },
  signature: {
    id: 'orderMail.signature',
    defaultMessage: 'Our courier hands your order over in person, insured and against signature.',
  },
  billing: { id: 'orderMail.billing', defaultMessage: 'Billing address' },
  payment: { id: 'orderMail.payment', defaultMessage: 'Payment method' },
  paymentTitle: { id: 'orderMail.paymentTitle', defaultMessage: 'Payment' },
  transferText: {
    id: 'orderMail.transferText',
    defaultMessage: 'Please transfer the amount to this account and state the reference exactly:',
  },
  transferHolder: { id: 'orderMail.transferHolder', defaultMessage: 'Account holder' },
  transferBank: { id: 'orderMail.transferBank', defaultMessage: 'Bank' },
  transferReference: { id: 'orderMail.transferReference', defaultMessage: 'Reference' },
  helpTitle: { id: 'orderMail.helpTitle', defaultMessage: 'At your service' },
  help: {
    id: 'orderMail.help',
    defaultMessage: 'If you have a question about your order, please call {phone} or write to {mail}.',
  },
  lookup: { id: 'orderMail.lookup', defaultMessage: 'Follow your order without an account' },
  identity: { id: 'orderMail.identity', defaultMessage: '{company}, {street}, {town}, {country}' },
  contact: { id: 'orderMail.contact', defaultMessage: 'Telephone {phone}, e-mail {mail}' },
})
