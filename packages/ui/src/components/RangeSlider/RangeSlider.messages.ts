import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  from: NoMessageValues
  to: NoMessageValues
  fromOf: { label: string }
  toOf: { label: string }
  limits: { min: string; max: string }
}>({
  from: { id: 'rangeSlider.from', defaultMessage: 'From' },
  to: { id: 'rangeSlider.to', defaultMessage: 'To' },
  fromOf: { id: 'rangeSlider.fromOf', defaultMessage: '{label}, from' },
  toOf: { id: 'rangeSlider.toOf', defaultMessage: '{label}, to' },
  limits: { id: 'rangeSlider.limits', defaultMessage: 'Between {min} and {max}' },
})
