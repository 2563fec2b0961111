'use client'

import { useSyncExternalStore } from 'react'

/** Whether automatic motion is allowed: false on the server and with `prefers-reduced-motion`. */
export function useIsMotionWelcome(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

const REDUCED = '(prefers-reduced-motion: reduce)'
const read = () => !matchMedia(REDUCED).matches

function subscribe(listener: () => void) {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
