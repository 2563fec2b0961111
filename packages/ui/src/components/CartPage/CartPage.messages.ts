import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  count: { count: number }
  empty: NoMessageValues
  emptyText: NoMessageValues
  continueShopping: NoMessageValues
  failed: NoMessageValues
  retry: NoMessageValues
}>({
  title: { id: 'cartPage.title', defaultMessage: 'Shopping Cart' },
  count: { id: 'cartPage.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  empty: { id: 'cartPage.empty', defaultMessage: 'Your shopping cart is empty.' },
  emptyText: {
    id: 'cartPage.emptyText',
    defaultMessage: 'What you add stays here, also when you come back later.',
  },
  continueShopping: { id: 'cartPage.continueShopping', defaultMessage: 'Continue Shopping' },
  failed: { id: 'cartPage.failed', defaultMessage: 'Your shopping cart could not be loaded.' },
  retry: { id: 'cartPage.retry', defaultMessage: 'Try again' },
})
