import { useSyncExternalStore } from 'react'
import { pendingNavigationStart, subscribeToNavigation } from '../../navigation/pendingNavigation.js'
import { PendingNotice } from './PendingNotice.js'

/** Tells that a click is on its way. */
export function NavigationProgress() {
  const since = useSyncExternalStore(subscribeToNavigation, pendingNavigationStart)
  return since !== null && <PendingNotice key={since} />
}
