import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  optional: { id: 'formField.optional', defaultMessage: '(optional)' },
  required: { id: 'formField.required', defaultMessage: '(required)' },
})
