import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  filter: NoMessageValues
  selectedCount: { count: number }
  count: { count: number }
  showResults: { total: number }
}>({
  filter: { id: 'refinementPanel.filter', defaultMessage: 'Filter' },
  selectedCount: { id: 'refinementPanel.selectedCount', defaultMessage: '{count, number} selected' },
  count: { id: 'refinementPanel.count', defaultMessage: '{count, plural, one {# piece} other {# pieces}}' },
  showResults: {
    id: 'refinementPanel.showResults',
    defaultMessage: '{total, plural, one {Show # piece} other {Show # pieces}}',
  },
})
