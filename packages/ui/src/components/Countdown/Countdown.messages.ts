import { defineMessages, type NoMessageValues } from 'react-intl'

interface MomentValues {
  /** Weekday, with or without the date. */
  readonly day: string
  /** Two digits each; the hour of 24. */
  readonly hour: string
  readonly minute: string
  readonly zone: string
}

export const messages = defineMessages<{ label: NoMessageValues; ended: NoMessageValues; moment: MomentValues }>({
  label: { id: 'countdown.label', defaultMessage: 'Time left' },
  ended: { id: 'countdown.ended', defaultMessage: 'It has begun' },
  moment: { id: 'countdown.moment', defaultMessage: '{day} at {hour}:{minute} {zone}' },
})
