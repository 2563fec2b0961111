import { type ComponentType, useEffect, useState } from 'react'

/** What a page can do without at first: its code comes when the browser has nothing else to do, or never. */
export function LaterHost() {
  const [Later, setLater] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      import('./later/Later.js').then(
        (module) => setLater(() => module.Later),
        // The page works without it.
        () => undefined,
      )
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 2000 })
    else setTimeout(load, 200)
  }, [])
  return Later && <Later />
}
