import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'storeFinder.title', defaultMessage: 'Find a boutique' },
  place: { id: 'storeFinder.place', defaultMessage: 'Town or postcode' },
  country: { id: 'storeFinder.country', defaultMessage: 'Country' },
  anyCountry: { id: 'storeFinder.anyCountry', defaultMessage: 'All countries' },
  search: { id: 'storeFinder.search', defaultMessage: 'Search' },
  locate: { id: 'storeFinder.locate', defaultMessage: 'Use my position' },
  searching: { id: 'storeFinder.searching', defaultMessage: 'Looking for boutiques' },
  locating: { id: 'storeFinder.locating', defaultMessage: 'Asking your browser for your position' },
  denied: {
    id: 'storeFinder.denied',
    defaultMessage: 'Your browser does not share your position. Please enter a town or a postcode instead.',
  },
  failed: {
    id: 'storeFinder.failed',
    defaultMessage: 'We could not look up this place just now. Please choose a country instead.',
  },
  notFound: {
    id: 'storeFinder.notFound',
    defaultMessage: 'We do not know this place. Please check the spelling, or choose a country.',
  },
})
