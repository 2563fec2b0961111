import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  position: { index: number; total: number }
  previous: NoMessageValues
  next: NoMessageValues
}>({
  label: { id: 'gallery.label', defaultMessage: 'Images' },
  position: { id: 'gallery.position', defaultMessage: 'Image {index} of {total}' },
  previous: { id: 'gallery.previous', defaultMessage: 'Previous image' },
  next: { id: 'gallery.next', defaultMessage: 'Next image' },
})
