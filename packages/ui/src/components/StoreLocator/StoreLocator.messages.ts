import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  services: NoMessageValues
  count: { count: number }
  countNear: { count: number; place: string }
  list: NoMessageValues
  sort: NoMessageValues
  byDistance: NoMessageValues
  byName: NoMessageValues
  byCity: NoMessageValues
  showMap: NoMessageValues
  hideMap: NoMessageValues
  mapFailed: NoMessageValues
  loading: NoMessageValues
  failed: NoMessageValues
  retry: NoMessageValues
  empty: NoMessageValues
  emptyText: NoMessageValues
  clear: NoMessageValues
}>({
  services: { id: 'storeLocator.services', defaultMessage: 'Services' },
  count: {
    id: 'storeLocator.count',
    defaultMessage: '{count, plural, one {# boutique} other {# boutiques}}',
  },
  countNear: {
    id: 'storeLocator.countNear',
    defaultMessage: '{count, plural, one {# boutique} other {# boutiques}}, seen from {place}',
  },
  list: { id: 'storeLocator.list', defaultMessage: 'Boutiques' },
  sort: { id: 'storeLocator.sort', defaultMessage: 'Sort by' },
  byDistance: { id: 'storeLocator.byDistance', defaultMessage: 'Distance' },
  byName: { id: 'storeLocator.byName', defaultMessage: 'Name' },
  byCity: { id: 'storeLocator.byCity', defaultMessage: 'Town' },
  showMap: { id: 'storeLocator.showMap', defaultMessage: 'Show map' },
  hideMap: { id: 'storeLocator.hideMap', defaultMessage: 'Hide map' },
  mapFailed: {
    id: 'storeLocator.mapFailed',
    defaultMessage: 'The map could not be loaded. The list has every boutique.',
  },
  loading: { id: 'storeLocator.loading', defaultMessage: 'Loading boutiques' },
  failed: { id: 'storeLocator.failed', defaultMessage: 'Our boutiques could not be loaded. Please try again.' },
  retry: { id: 'storeLocator.retry', defaultMessage: 'Try again' },
  empty: { id: 'storeLocator.empty', defaultMessage: 'No boutique here yet' },
  emptyText: {
    id: 'storeLocator.emptyText',
    defaultMessage: 'Look in another country, or with fewer services. We are glad to help by telephone too.',
  },
  clear: { id: 'storeLocator.clear', defaultMessage: 'Show all services' },
})
