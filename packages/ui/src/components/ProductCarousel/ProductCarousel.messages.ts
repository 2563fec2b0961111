import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  previous: { id: 'productCarousel.previous', defaultMessage: 'Previous pieces' },
  next: { id: 'productCarousel.next', defaultMessage: 'Next pieces' },
})
