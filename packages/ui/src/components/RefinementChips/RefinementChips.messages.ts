import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  remove: { label: string }
  clear: NoMessageValues
}>({
  label: { id: 'refinementChips.label', defaultMessage: 'Selected filters' },
  remove: { id: 'refinementChips.remove', defaultMessage: 'Remove filter {label}' },
  clear: { id: 'refinementChips.clear', defaultMessage: 'Clear all' },
})
