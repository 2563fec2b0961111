import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  page: { page: number }
  previous: NoMessageValues
  next: NoMessageValues
  showMore: NoMessageValues
  shown: { shown: number; total: number }
}>({
  label: { id: 'pagination.label', defaultMessage: 'Pages' },
  page: { id: 'pagination.page', defaultMessage: 'Page {page}' },
  previous: { id: 'pagination.previous', defaultMessage: 'Previous page' },
  next: { id: 'pagination.next', defaultMessage: 'Next page' },
  showMore: { id: 'pagination.showMore', defaultMessage: 'Show more' },
  shown: {
    id: 'pagination.shown',
    defaultMessage: '{shown, number} of {total, plural, one {# piece} other {# pieces}}',
  },
})
