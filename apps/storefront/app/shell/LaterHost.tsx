import { type ComponentType, useEffect, useState } from 'react'
import { loadLater } from '../navigation/later.js'
import { onIdle } from './onIdle.js'

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
    onIdle(load)
  }, [])
  return Later && <Later />
}
