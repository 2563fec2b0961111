import { useSyncExternalStore } from 'react'
import { pendingNavigationStart, subscribeToNavigation } from '../../navigation/pendingNavigation.js'
import { PendingNotice } from './PendingNotice.js'

/** Shows that a navigation is pending. */
export function NavigationProgress() {
  const since = useSyncExternalStore(subscribeToNavigation, pendingNavigationStart)
  return since !== null && <PendingNotice key={since} />
}
