import { lazy, Suspense, useSyncExternalStore } from 'react'
import { pendingNavigationStart, subscribeToNavigation } from '../navigation/pendingNavigation.js'

const PendingNotice = lazy(() =>
  import('./PendingNotice.lazy.js').then((module) => ({ default: module.PendingNotice })),
)

/** Tells that a click is on its way; its code comes with the first slow navigation. */
export function NavigationProgress() {
  const since = useSyncExternalStore(subscribeToNavigation, pendingNavigationStart, () => null)
  return <Suspense fallback={null}>{since !== null && <PendingNotice key={since} />}</Suspense>
}
