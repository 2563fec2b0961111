import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'openingHours.title', defaultMessage: 'Opening hours' },
  exceptions: { id: 'openingHours.exceptions', defaultMessage: 'Other hours' },
  closed: { id: 'openingHours.closed', defaultMessage: 'Closed' },
  today: { id: 'openingHours.today', defaultMessage: 'today' },
})
