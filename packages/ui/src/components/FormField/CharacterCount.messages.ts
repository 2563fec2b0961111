import { defineMessages } from 'react-intl'

// Without a thousands separator, which differs between versions of the Swiss locale data and would cause a hydration
// mismatch.
export const messages = defineMessages<{
  limit: { limit: number }
  left: { count: number }
  over: { count: number }
}>({
  limit: {
    id: 'characterCount.limit',
    defaultMessage: 'Up to {limit, number, ::group-off} characters',
  },
  left: {
    id: 'characterCount.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  over: {
    id: 'characterCount.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
})
