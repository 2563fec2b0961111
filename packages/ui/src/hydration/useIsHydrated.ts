'use client'

import { useSyncExternalStore } from 'react'

/** False in the server's HTML and while React takes it over, then true: what needs scripts may show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const subscribeToNothing = () => () => {}
