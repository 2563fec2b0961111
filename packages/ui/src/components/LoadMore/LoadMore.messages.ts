import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{ failed: NoMessageValues }>({
  failed: { id: 'loadMore.failed', defaultMessage: 'More pieces could not be loaded. Those above stay.' },
})
