import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  appointment: { id: 'pointOfSaleBanner.appointment', defaultMessage: 'Book an appointment' },
  store: { id: 'pointOfSaleBanner.store', defaultMessage: 'About this boutique' },
  phone: { id: 'pointOfSaleBanner.phone', defaultMessage: 'Telephone' },
})
