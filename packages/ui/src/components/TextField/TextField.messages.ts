import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  optional: { label: string }
}>({
  optional: { id: 'textField.optional', defaultMessage: '{label} (optional)' },
})
