'use client'

import { defineMessages, useIntl } from 'react-intl'

/** Visually hidden note of a link that opens a new tab. */
export function NewTabNote() {
  const { formatMessage } = useIntl()
  return formatMessage(messages.newTab)
}

const messages = defineMessages({
  newTab: { id: 'link.newTab', defaultMessage: '(opens in a new tab)' },
})
