import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  failedTitle: { id: 'formSending.failedTitle', defaultMessage: 'Your entries could not be sent' },
  failedText: {
    id: 'formSending.failedText',
    defaultMessage: 'Nothing is lost: please try again in a moment.',
  },
  unknownTitle: {
    id: 'formSending.unknownTitle',
    defaultMessage: 'We cannot tell whether your entries have arrived',
  },
  unknownText: {
    id: 'formSending.unknownText',
    defaultMessage: 'No answer came back. Please try again: unchanged, they reach us only once.',
  },
  retry: { id: 'formSending.retry', defaultMessage: 'Try again' },
  sending: { id: 'formSending.sending', defaultMessage: 'Your entries are being sent' },
  robot: { id: 'formSending.robot', defaultMessage: 'Please leave this field empty' },
})
