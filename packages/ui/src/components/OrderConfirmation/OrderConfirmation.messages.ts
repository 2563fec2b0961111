import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  sent: { email: string }
  orderNo: NoMessageValues
  date: NoMessageValues
  next: NoMessageValues
  transfer: NoMessageValues
  transferText: { amount: string }
  holder: NoMessageValues
  iban: NoMessageValues
  bic: NoMessageValues
  bank: NoMessageValues
  reference: NoMessageValues
  pickUp: NoMessageValues
  pickUpPerson: { name: string }
  hours: NoMessageValues
  delivery: NoMessageValues
  arrives: { date: string }
  billing: NoMessageValues
  payment: NoMessageValues
  documents: NoMessageValues
  calendar: NoMessageValues
  print: NoMessageValues
  account: NoMessageValues
  accountText: NoMessageValues
  createAccount: NoMessageValues
  continueShopping: NoMessageValues
  call: { phone: MessageTag; number: string }
}>({
  title: { id: 'orderConfirmation.title', defaultMessage: 'Thank you for your order' },
  sent: { id: 'orderConfirmation.sent', defaultMessage: 'A confirmation is on its way to {email}.' },
  orderNo: { id: 'orderConfirmation.orderNo', defaultMessage: 'Order number' },
  date: { id: 'orderConfirmation.date', defaultMessage: 'Date' },
  next: { id: 'orderConfirmation.next', defaultMessage: 'What happens next' },
  transfer: { id: 'orderConfirmation.transfer', defaultMessage: 'Your bank transfer' },
  transferText: {
    id: 'orderConfirmation.transferText',
    defaultMessage: 'Please transfer {amount} and give the reference, so that we can assign your payment.',
  },
  holder: { id: 'orderConfirmation.holder', defaultMessage: 'Account holder' },
  iban: { id: 'orderConfirmation.iban', defaultMessage: 'IBAN' },
  bic: { id: 'orderConfirmation.bic', defaultMessage: 'BIC' },
  bank: { id: 'orderConfirmation.bank', defaultMessage: 'Bank' },
  reference: { id: 'orderConfirmation.reference', defaultMessage: 'Reference' },
  pickUp: { id: 'orderConfirmation.pickUp', defaultMessage: 'Pick-up' },
  pickUpPerson: { id: 'orderConfirmation.pickUpPerson', defaultMessage: 'Collected by {name}' },
  hours: { id: 'orderConfirmation.hours', defaultMessage: 'Opening hours' },
  delivery: { id: 'orderConfirmation.delivery', defaultMessage: 'Delivery' },
  arrives: { id: 'orderConfirmation.arrives', defaultMessage: 'Arrives {date}' },
  billing: { id: 'orderConfirmation.billing', defaultMessage: 'Billing address' },
  payment: { id: 'orderConfirmation.payment', defaultMessage: 'Payment' },
  documents: { id: 'orderConfirmation.documents', defaultMessage: 'Documents' },
  calendar: { id: 'orderConfirmation.calendar', defaultMessage: 'Add to calendar' },
  print: { id: 'orderConfirmation.print', defaultMessage: 'Print this page' },
  account: { id: 'orderConfirmation.account', defaultMessage: 'Keep your order in view' },
  accountText: {
    id: 'orderConfirmation.accountText',
    defaultMessage:
      'With an account you follow this order, keep its documents and find your addresses again. A password is all it takes.',
  },
  createAccount: { id: 'orderConfirmation.createAccount', defaultMessage: 'Create an account' },
  continueShopping: { id: 'orderConfirmation.continueShopping', defaultMessage: 'Continue shopping' },
  call: {
    id: 'orderConfirmation.call',
    defaultMessage: 'Do you have a question? Please call us: <phone>{number}</phone>',
  },
})

/** The standard steps after an order. */
export const nextTexts = defineMessages({
  prepare: {
    id: 'orderConfirmation.prepare',
    defaultMessage: 'Our specialists check every product and prepare it for you by hand.',
  },
  transfer: {
    id: 'orderConfirmation.afterTransfer',
    defaultMessage: 'We prepare your order as soon as your transfer has arrived.',
  },
  deliver: {
    id: 'orderConfirmation.deliver',
    defaultMessage: 'You receive an e-mail with the tracking number when the courier sets off.',
  },
  sign: {
    id: 'orderConfirmation.sign',
    defaultMessage: 'The insured parcel is handed to you in person against your signature.',
  },
  ready: {
    id: 'orderConfirmation.ready',
    defaultMessage: 'We write to you as soon as your order is ready in the boutique.',
  },
  identify: {
    id: 'orderConfirmation.identify',
    defaultMessage: 'Please bring an identity card or passport when you collect it.',
  },
})
