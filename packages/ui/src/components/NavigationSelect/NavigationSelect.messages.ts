import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  apply: { id: 'navigationSelect.apply', defaultMessage: 'Apply' },
})
