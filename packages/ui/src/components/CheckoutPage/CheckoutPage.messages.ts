import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'checkoutPage.title', defaultMessage: 'Checkout' },
  steps: { id: 'checkoutPage.steps', defaultMessage: 'Steps of the checkout' },
})
