import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  label: { id: 'toastRegion.label', defaultMessage: 'Messages' },
})
