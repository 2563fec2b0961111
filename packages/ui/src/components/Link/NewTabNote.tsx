'use client'

import { defineMessages, useIntl } from 'react-intl'

/** What a link that opens a new tab says to those who cannot see its sign. */
export function NewTabNote() {
  const { formatMessage } = useIntl()
  return formatMessage(messages.newTab)
}

const messages = defineMessages({
  newTab: { id: 'link.newTab', defaultMessage: '(opens in a new tab)' },
})
