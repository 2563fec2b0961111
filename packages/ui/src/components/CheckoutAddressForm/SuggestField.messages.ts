import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  hint: NoMessageValues
  list: NoMessageValues
  count: { count: number }
}>({
  label: { id: 'suggestField.label', defaultMessage: 'Find your address' },
  hint: {
    id: 'suggestField.hint',
    defaultMessage: 'Type street and number, then choose; or fill in the fields below.',
  },
  list: { id: 'suggestField.list', defaultMessage: 'Suggested addresses' },
  count: {
    id: 'suggestField.count',
    defaultMessage: '{count, plural, =0 {No address found} one {# address found} other {# addresses found}}',
  },
})
