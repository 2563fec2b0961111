import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  country: { id: 'phoneField.country', defaultMessage: 'Country code' },
  number: { id: 'phoneField.number', defaultMessage: 'Number without country code' },
})
