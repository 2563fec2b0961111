import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  range: { min: string; max: string }
  from: { min: string }
  until: { max: string }
}>({
  range: { id: 'dateField.range', defaultMessage: 'From {min} to {max}' },
  from: { id: 'dateField.from', defaultMessage: 'From {min}' },
  until: { id: 'dateField.until', defaultMessage: 'Until {max}' },
})
