import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{ enlarge: NoMessageValues }>({
  enlarge: { id: 'image.enlarge', defaultMessage: 'Enlarge image' },
})
