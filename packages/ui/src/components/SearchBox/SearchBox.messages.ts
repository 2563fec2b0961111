import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  placeholder: NoMessageValues
  submit: NoMessageValues
  suggestions: NoMessageValues
  count: { count: number }
  recent: NoMessageValues
  phrases: NoMessageValues
  brands: NoMessageValues
  categories: NoMessageValues
  products: NoMessageValues
  clearRecent: NoMessageValues
  loading: NoMessageValues
  nothing: { query: string }
  waysOn: NoMessageValues
  failed: NoMessageValues
}>({
  label: { id: 'searchBox.label', defaultMessage: 'Search' },
  placeholder: { id: 'searchBox.placeholder', defaultMessage: 'Brand, model or reference' },
  submit: { id: 'searchBox.submit', defaultMessage: 'Show search results' },
  suggestions: { id: 'searchBox.suggestions', defaultMessage: 'Suggestions' },
  count: {
    id: 'searchBox.count',
    defaultMessage: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
  recent: { id: 'searchBox.recent', defaultMessage: 'Recent searches' },
  phrases: { id: 'searchBox.phrases', defaultMessage: 'Searches' },
  brands: { id: 'searchBox.brands', defaultMessage: 'Brands' },
  categories: { id: 'searchBox.categories', defaultMessage: 'Categories' },
  products: { id: 'searchBox.products', defaultMessage: 'Pieces' },
  clearRecent: { id: 'searchBox.clearRecent', defaultMessage: 'Clear recent searches' },
  loading: { id: 'searchBox.loading', defaultMessage: 'Searching …' },
  nothing: { id: 'searchBox.nothing', defaultMessage: 'Nothing found for “{query}”' },
  waysOn: { id: 'searchBox.waysOn', defaultMessage: 'Check the spelling, or go on from here:' },
  failed: {
    id: 'searchBox.failed',
    defaultMessage: 'Suggestions cannot be shown at the moment. Press Enter to search.',
  },
})
