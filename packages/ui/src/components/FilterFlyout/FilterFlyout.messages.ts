import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  clear: NoMessageValues
  close: NoMessageValues
  search: { group: string }
  matches: { count: number }
  noMatch: { query: string }
  none: NoMessageValues
}>({
  title: { id: 'filterFlyout.title', defaultMessage: 'Filters' },
  clear: { id: 'filterFlyout.clear', defaultMessage: 'Clear all' },
  close: { id: 'filterFlyout.close', defaultMessage: 'Close' },
  search: { id: 'filterFlyout.search', defaultMessage: 'Search in {group}' },
  matches: { id: 'filterFlyout.matches', defaultMessage: '{count, plural, one {# match} other {# matches}}' },
  noMatch: { id: 'filterFlyout.noMatch', defaultMessage: 'Nothing matches “{query}”.' },
  none: { id: 'filterFlyout.none', defaultMessage: 'There is nothing to filter here.' },
})
