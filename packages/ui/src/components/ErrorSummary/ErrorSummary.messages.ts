import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { count: number }
}>({
  title: {
    id: 'errorSummary.title',
    defaultMessage: '{count, plural, one {Please check one entry} other {Please check # entries}}',
  },
})
