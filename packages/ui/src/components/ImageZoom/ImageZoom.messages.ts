import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  position: { index: number; total: number }
  previous: NoMessageValues
  next: NoMessageValues
  zoomIn: NoMessageValues
  zoomOut: NoMessageValues
  close: NoMessageValues
  broken: NoMessageValues
}>({
  label: { id: 'imageZoom.label', defaultMessage: 'Enlarged images' },
  position: { id: 'imageZoom.position', defaultMessage: 'Image {index} of {total}' },
  previous: { id: 'imageZoom.previous', defaultMessage: 'Previous image' },
  next: { id: 'imageZoom.next', defaultMessage: 'Next image' },
  zoomIn: { id: 'imageZoom.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'imageZoom.zoomOut', defaultMessage: 'Zoom out' },
  close: { id: 'imageZoom.close', defaultMessage: 'Close' },
  broken: { id: 'imageZoom.broken', defaultMessage: 'This image cannot be shown.' },
})
