import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  failedTitle: { id: 'formSending.failedTitle', defaultMessage: 'Your entries could not be sent' },
  failedText: {
    id: 'formSending.failedText',
    defaultMessage: 'Nothing is lost: please try again in a moment.',
  },
  retry: { id: 'formSending.retry', defaultMessage: 'Try again' },
  sending: { id: 'formSending.sending', defaultMessage: 'Your entries are being sent' },
  robot: { id: 'formSending.robot', defaultMessage: 'Please leave this field empty' },
})
