import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  appointment: { id: 'storeLocationDetails.appointment', defaultMessage: 'Book an appointment' },
  directions: { id: 'storeLocationDetails.directions', defaultMessage: 'Directions' },
  contact: { id: 'storeLocationDetails.contact', defaultMessage: 'Address and contact' },
  services: { id: 'storeLocationDetails.services', defaultMessage: 'Services' },
  brands: { id: 'storeLocationDetails.brands', defaultMessage: 'Brands in this boutique' },
  adviser: { id: 'storeLocationDetails.adviser', defaultMessage: 'Your adviser' },
  showMap: { id: 'storeLocationDetails.showMap', defaultMessage: 'Show map' },
  hideMap: { id: 'storeLocationDetails.hideMap', defaultMessage: 'Hide map' },
  mapFailed: { id: 'storeLocationDetails.mapFailed', defaultMessage: 'The map could not be loaded.' },
})
