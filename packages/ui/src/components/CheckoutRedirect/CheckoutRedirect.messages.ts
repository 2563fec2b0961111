import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  submit: NoMessageValues
}>({
  title: { id: 'checkoutRedirect.title', defaultMessage: 'On to your payment' },
  text: {
    id: 'checkoutRedirect.text',
    defaultMessage: 'You confirm the payment with your bank or payment service and then return here.',
  },
  submit: { id: 'checkoutRedirect.submit', defaultMessage: 'Continue to payment' },
})
