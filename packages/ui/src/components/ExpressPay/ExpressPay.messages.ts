import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  browser: NoMessageValues
  with: { name: string }
  or: NoMessageValues
}>({
  title: { id: 'expressPay.title', defaultMessage: 'Express checkout' },
  browser: { id: 'expressPay.browser', defaultMessage: 'Use the data saved in your browser' },
  with: { id: 'expressPay.with', defaultMessage: 'Continue with {name}' },
  or: { id: 'expressPay.or', defaultMessage: 'or step by step' },
})
