import { Button } from '@vitrine/ui/Button'
import { useSyncExternalStore } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { heldNavigation, holdNavigation, subscribeToHeld } from '../../navigation/afterHydration/heldNavigation.js'
import { useGoTo } from '../../navigation/useGoTo.js'
import { useShell } from '../../contexts/ShellContext.js'
import { FootNotice } from './FootNotice.js'

const messages = defineMessages({
  label: { id: 'offlineNotice.label', defaultMessage: 'No connection' },
  message: { id: 'offlineNotice.message', defaultMessage: 'This page cannot be opened without a connection.' },
  retry: { id: 'offlineNotice.retry', defaultMessage: 'Try again' },
})

/** Explains that a navigation failed offline and offers a retry; the current page stays. */
export function OfflineNotice() {
  const { formatMessage } = useIntl()
  const goTo = useGoTo(useShell())
  const target = useSyncExternalStore(subscribeToHeld, heldNavigation)
  if (target === null) return null
  const retry = (
    <Button variant="text" onClick={() => goTo(target)}>
      {formatMessage(messages.retry)}
    </Button>
  )
  return (
    <FootNotice
      type="warning"
      label={formatMessage(messages.label)}
      message={formatMessage(messages.message)}
      action={retry}
      onDismiss={() => holdNavigation(null)}
    />
  )
}
