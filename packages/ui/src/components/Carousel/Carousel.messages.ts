import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  role: NoMessageValues
  slideRole: NoMessageValues
  position: { index: number; total: number }
  start: NoMessageValues
  stop: NoMessageValues
  previous: NoMessageValues
  next: NoMessageValues
}>({
  role: { id: 'carousel.role', defaultMessage: 'carousel' },
  slideRole: { id: 'carousel.slideRole', defaultMessage: 'slide' },
  position: { id: 'carousel.position', defaultMessage: '{index} of {total}' },
  start: { id: 'carousel.start', defaultMessage: 'Start rotation' },
  stop: { id: 'carousel.stop', defaultMessage: 'Stop rotation' },
  previous: { id: 'carousel.previous', defaultMessage: 'Previous slide' },
  next: { id: 'carousel.next', defaultMessage: 'Next slide' },
})
