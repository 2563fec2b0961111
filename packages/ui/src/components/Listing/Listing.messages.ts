import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  total: { total: number }
  results: NoMessageValues
  empty: NoMessageValues
  emptyQuery: { query: string }
  emptyText: NoMessageValues
  clear: NoMessageValues
  failed: NoMessageValues
  retry: NoMessageValues
}>({
  total: { id: 'listing.total', defaultMessage: '{total, plural, one {# piece} other {# pieces}}' },
  results: { id: 'listing.results', defaultMessage: 'Results' },
  empty: { id: 'listing.empty', defaultMessage: 'No pieces match this selection.' },
  emptyQuery: { id: 'listing.emptyQuery', defaultMessage: 'We found nothing for “{query}”.' },
  emptyText: {
    id: 'listing.emptyText',
    defaultMessage: 'Try a brand or a collection, or take a filter away.',
  },
  clear: { id: 'listing.clear', defaultMessage: 'Remove all filters' },
  failed: { id: 'listing.failed', defaultMessage: 'Something went wrong. Try again!' },
  retry: { id: 'listing.retry', defaultMessage: 'Try again' },
})
