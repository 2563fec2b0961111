import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  open: { id: 'selectSearch.open', defaultMessage: 'Show options' },
  close: { id: 'selectSearch.close', defaultMessage: 'Hide options' },
  clear: { id: 'selectSearch.clear', defaultMessage: 'Clear' },
  loading: { id: 'selectSearch.loading', defaultMessage: 'Loading options' },
  empty: { id: 'selectSearch.empty', defaultMessage: 'Nothing matches. Try fewer letters.' },
})
