import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  change: NoMessageValues
  done: NoMessageValues
}>({
  change: { id: 'checkoutStep.change', defaultMessage: 'Change' },
  done: { id: 'checkoutStep.done', defaultMessage: 'Completed' },
})
