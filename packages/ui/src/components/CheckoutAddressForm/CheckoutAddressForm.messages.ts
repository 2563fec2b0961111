import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

/** `hidden` is visually hidden. */
export const messages = defineMessages<{
  form: NoMessageValues
  mode: NoMessageValues
  delivery: NoMessageValues
  deliveryText: NoMessageValues
  pickup: NoMessageValues
  pickupText: NoMessageValues
  phone: NoMessageValues
  phoneHint: NoMessageValues
  billingSame: NoMessageValues
  saved: NoMessageValues
  otherAddress: NoMessageValues
  store: NoMessageValues
  storeText: NoMessageValues
  storePage: { name: string; hidden: MessageTag }
  pickupPerson: NoMessageValues
  pickupPersonHint: NoMessageValues
  submit: NoMessageValues
}>({
  form: { id: 'checkoutAddressForm.form', defaultMessage: 'Delivery or pick-up' },
  mode: { id: 'checkoutAddressForm.mode', defaultMessage: 'How would you like to receive your order?' },
  delivery: { id: 'checkoutAddressForm.delivery', defaultMessage: 'Delivery' },
  deliveryText: { id: 'checkoutAddressForm.deliveryText', defaultMessage: 'Insured, handed over against signature' },
  pickup: { id: 'checkoutAddressForm.pickup', defaultMessage: 'Pick-up in a boutique' },
  pickupText: { id: 'checkoutAddressForm.pickupText', defaultMessage: 'With time to try it on' },
  phone: { id: 'checkoutAddressForm.phone', defaultMessage: 'Telephone' },
  phoneHint: {
    id: 'checkoutAddressForm.phoneHint',
    defaultMessage: 'For the courier only, to agree on the handover with you.',
  },
  billingSame: {
    id: 'checkoutAddressForm.billingSame',
    defaultMessage: 'The billing address is the same as the delivery address',
  },
  saved: { id: 'checkoutAddressForm.saved', defaultMessage: 'Deliver to' },
  otherAddress: { id: 'checkoutAddressForm.otherAddress', defaultMessage: 'Another address' },
  store: { id: 'checkoutAddressForm.store', defaultMessage: 'Boutique' },
  storeText: {
    id: 'checkoutAddressForm.storeText',
    defaultMessage:
      'We write to you as soon as your order is ready. Please bring an identity card or passport when you collect it.',
  },
  storePage: { id: 'checkoutAddressForm.storePage', defaultMessage: 'View the boutique<hidden> {name}</hidden>' },
  pickupPerson: { id: 'checkoutAddressForm.pickupPerson', defaultMessage: 'Someone else collects the order' },
  pickupPersonHint: {
    id: 'checkoutAddressForm.pickupPersonHint',
    defaultMessage: 'First and last name, as on the identity card.',
  },
  submit: { id: 'checkoutAddressForm.submit', defaultMessage: 'Continue' },
})

/** Where the products are, by availability in a boutique. */
export const availabilityTexts = defineMessages({
  all: { id: 'checkoutAddressForm.all', defaultMessage: 'Everything is in this boutique' },
  some: { id: 'checkoutAddressForm.some', defaultMessage: 'We bring the rest of your order to this boutique' },
  none: { id: 'checkoutAddressForm.none', defaultMessage: 'We bring your order to this boutique' },
})
