import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{ label: NoMessageValues; ended: NoMessageValues }>({
  label: { id: 'countdown.label', defaultMessage: 'Time left' },
  ended: { id: 'countdown.ended', defaultMessage: 'It has begun' },
})
