import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  onRequest: NoMessageValues
  startingAt: { price: string }
  regular: NoMessageValues
  sale: NoMessageValues
  inclVat: NoMessageValues
}>({
  onRequest: { id: 'price.onRequest', defaultMessage: 'Price on request' },
  startingAt: { id: 'price.startingAt', defaultMessage: 'Starting at {price}' },
  regular: { id: 'price.regular', defaultMessage: 'Regular price' },
  sale: { id: 'price.sale', defaultMessage: 'Sale price' },
  inclVat: { id: 'price.inclVat', defaultMessage: 'incl. VAT' },
})
