import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  position: { index: number; total: number }
  enlarge: { index: number; total: number }
  film: { label: string }
  previous: NoMessageValues
  next: NoMessageValues
}>({
  label: { id: 'gallery.label', defaultMessage: 'Images' },
  position: { id: 'gallery.position', defaultMessage: 'Image {index} of {total}' },
  enlarge: { id: 'gallery.enlarge', defaultMessage: 'Image {index} of {total}, enlarge' },
  film: { id: 'gallery.film', defaultMessage: 'Play film: {label}' },
  previous: { id: 'gallery.previous', defaultMessage: 'Previous image' },
  next: { id: 'gallery.next', defaultMessage: 'Next image' },
})
