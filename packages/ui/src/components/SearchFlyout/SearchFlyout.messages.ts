import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{ title: NoMessageValues; popular: NoMessageValues }>({
  title: { id: 'searchFlyout.heading', defaultMessage: 'Search' },
  popular: { id: 'searchFlyout.popular', defaultMessage: 'Often asked for' },
})
