import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  open: { time: string }
  opensToday: { time: string }
  opensTomorrow: { time: string }
  opensOn: { weekday: string; time: string }
  opensLater: { date: string }
  closed: NoMessageValues
}>({
  open: { id: 'openingStatus.open', defaultMessage: 'Open until {time}' },
  opensToday: { id: 'openingStatus.opensToday', defaultMessage: 'Closed, opens at {time}' },
  opensTomorrow: { id: 'openingStatus.opensTomorrow', defaultMessage: 'Closed, opens tomorrow at {time}' },
  opensOn: { id: 'openingStatus.opensOn', defaultMessage: 'Closed, opens on {weekday} at {time}' },
  opensLater: { id: 'openingStatus.opensLater', defaultMessage: 'Closed until {date}' },
  closed: { id: 'openingStatus.closed', defaultMessage: 'Closed' },
})
