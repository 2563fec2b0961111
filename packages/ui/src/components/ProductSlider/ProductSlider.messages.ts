import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{ view: NoMessageValues }>({
  view: { id: 'productSlider.view', defaultMessage: 'View the piece' },
})
