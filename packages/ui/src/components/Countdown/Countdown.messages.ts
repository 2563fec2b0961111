import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  ended: NoMessageValues
  /** `hour` and `minute` have two digits, in 24-hour format. */
  moment: { day: string; hour: string; minute: string; zone: string }
}>({
  label: { id: 'countdown.label', defaultMessage: 'Time left' },
  ended: { id: 'countdown.ended', defaultMessage: 'It has begun' },
  moment: { id: 'countdown.moment', defaultMessage: '{day} at {hour}:{minute} {zone}' },
})
