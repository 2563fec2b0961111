import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  piece: NoMessageValues
  reference: { reference: string }
}>({
  title: { id: 'productContactForm.title', defaultMessage: 'Ask about this piece' },
  piece: { id: 'productContactForm.piece', defaultMessage: 'The piece you ask about' },
  reference: { id: 'productContactForm.reference', defaultMessage: 'Reference {reference}' },
})
