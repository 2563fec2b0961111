import { type ComponentType, useEffect, useState } from 'react'
import { loadLater } from '../navigation/later.js'

/** What a page can do without at first: its code comes when the browser has nothing else to do, or never. */
export function LaterHost() {
  const [Later, setLater] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      Promise.all([import('./later/Later.js'), loadLater()]).then(
        ([module]) => setLater(() => module.Later),
        // The page works without it.
        () => undefined,
      )
    }
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 2000 })
    else setTimeout(load, 200)
  }, [])
  return Later && <Later />
}
