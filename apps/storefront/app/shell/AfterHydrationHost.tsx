import { type ComponentType, useEffect, useState } from 'react'
import { loadAfterHydration } from '../navigation/afterHydration.js'
import { onIdle } from './onIdle.js'

/** Loads non-critical features of a page when the browser is idle. */
export function AfterHydrationHost() {
  const [AfterHydration, setAfterHydration] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      Promise.all([import('./afterHydration/AfterHydration.js'), loadAfterHydration()]).then(
        ([module]) => setAfterHydration(() => module.AfterHydration),
        // Optional: the page works without it.
        () => undefined,
      )
    }
    onIdle(load)
  }, [])
  return AfterHydration && <AfterHydration />
}
