import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  dismiss: { id: 'banner.dismiss', defaultMessage: 'Close message' },
})
