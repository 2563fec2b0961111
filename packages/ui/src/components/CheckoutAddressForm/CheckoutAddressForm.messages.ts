import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  form: NoMessageValues
  mode: NoMessageValues
  delivery: NoMessageValues
  pickup: NoMessageValues
  phone: NoMessageValues
  phoneHint: NoMessageValues
  billingSame: NoMessageValues
  saved: NoMessageValues
  otherAddress: NoMessageValues
  store: NoMessageValues
  pickupPerson: NoMessageValues
  pickupPersonHint: NoMessageValues
  submit: NoMessageValues
  suggestions: NoMessageValues
}>({
  form: { id: 'checkoutAddressForm.form', defaultMessage: 'Delivery or pick-up' },
  mode: { id: 'checkoutAddressForm.mode', defaultMessage: 'How would you like to receive your order?' },
  delivery: { id: 'checkoutAddressForm.delivery', defaultMessage: 'Delivery' },
  pickup: { id: 'checkoutAddressForm.pickup', defaultMessage: 'Pick-up in a boutique' },
  phone: { id: 'checkoutAddressForm.phone', defaultMessage: 'Telephone' },
  phoneHint: {
    id: 'checkoutAddressForm.phoneHint',
    defaultMessage: 'Only for the courier, to arrange the time of delivery with you.',
  },
  billingSame: {
    id: 'checkoutAddressForm.billingSame',
    defaultMessage: 'The billing address is the same as the delivery address',
  },
  saved: { id: 'checkoutAddressForm.saved', defaultMessage: 'Your addresses' },
  otherAddress: { id: 'checkoutAddressForm.otherAddress', defaultMessage: 'Another address' },
  store: { id: 'checkoutAddressForm.store', defaultMessage: 'Boutique' },
  pickupPerson: { id: 'checkoutAddressForm.pickupPerson', defaultMessage: 'Collected by another person' },
  pickupPersonHint: {
    id: 'checkoutAddressForm.pickupPersonHint',
    defaultMessage: 'First and last name, as on the photo identification.',
  },
  submit: { id: 'checkoutAddressForm.submit', defaultMessage: 'Continue' },
  suggestions: { id: 'checkoutAddressForm.suggestions', defaultMessage: 'Address suggestions' },
})
