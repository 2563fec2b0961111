import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  label: { id: 'pageSizeSelect.label', defaultMessage: 'Per page' },
})
