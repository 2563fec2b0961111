import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'backInStockForm.title', defaultMessage: 'We let you know' },
  text: {
    id: 'backInStockForm.text',
    defaultMessage: 'Leave us your e-mail address, and we write to you as soon as this piece is available again.',
  },
  send: { id: 'backInStockForm.send', defaultMessage: 'Notify me' },
  sentTitle: { id: 'backInStockForm.sentTitle', defaultMessage: 'Thank you' },
  sentText: {
    id: 'backInStockForm.sentText',
    defaultMessage: 'We will write to you as soon as this piece is available again.',
  },
})

/** Labels of the fields, also used in their errors. */
export const labels = defineMessages({
  name: { id: 'backInStockForm.name', defaultMessage: 'Name' },
  email: { id: 'backInStockForm.email', defaultMessage: 'E-mail' },
  terms: { id: 'backInStockForm.terms', defaultMessage: 'Consent' },
})
