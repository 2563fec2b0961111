import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  consent: { host: string }
  show: NoMessageValues
  open: { host: string }
  failed: NoMessageValues
}>({
  consent: {
    id: 'partnerBrandIframe.consent',
    defaultMessage:
      'This content comes from {host}. When you show it, {host} receives your IP address and may set cookies.',
  },
  show: { id: 'partnerBrandIframe.show', defaultMessage: 'Show content' },
  open: { id: 'partnerBrandIframe.open', defaultMessage: 'Open on {host}' },
  failed: { id: 'partnerBrandIframe.failed', defaultMessage: 'This content does not load at the moment.' },
})
