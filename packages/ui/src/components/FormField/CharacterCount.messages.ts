import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  limit: { limit: number }
  left: { count: number }
  over: { count: number }
}>({
  limit: {
    id: 'characterCount.limit',
    defaultMessage: 'Up to {limit, number} characters',
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
