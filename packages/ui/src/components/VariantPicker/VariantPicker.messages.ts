import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  unavailable: { id: 'variantPicker.unavailable', defaultMessage: '(not available)' },
})
