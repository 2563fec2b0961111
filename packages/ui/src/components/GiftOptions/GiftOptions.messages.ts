import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  message: NoMessageValues
  messageHint: NoMessageValues
  wrapping: NoMessageValues
  wrappingHint: NoMessageValues
  withoutPrices: NoMessageValues
  withoutPricesHint: NoMessageValues
  save: NoMessageValues
  saved: NoMessageValues
  failed: NoMessageValues
}>({
  message: { id: 'giftOptions.message', defaultMessage: 'Message on the card' },
  messageHint: { id: 'giftOptions.messageHint', defaultMessage: 'Printed exactly as you write it.' },
  wrapping: { id: 'giftOptions.wrapping', defaultMessage: 'Gift wrapping' },
  wrappingHint: { id: 'giftOptions.wrappingHint', defaultMessage: 'In our box with a ribbon, at no extra cost.' },
  withoutPrices: { id: 'giftOptions.withoutPrices', defaultMessage: 'Receipt without prices' },
  withoutPricesHint: {
    id: 'giftOptions.withoutPricesHint',
    defaultMessage: 'No prices are enclosed with the delivery. Your invoice arrives by e-mail.',
  },
  save: { id: 'giftOptions.save', defaultMessage: 'Save gift options' },
  saved: { id: 'giftOptions.saved', defaultMessage: 'Your gift options are saved.' },
  failed: {
    id: 'giftOptions.failed',
    defaultMessage: 'Your gift options could not be saved. Please try again.',
  },
})
