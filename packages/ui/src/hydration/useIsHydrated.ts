'use client'

import { useSyncExternalStore } from 'react'

/** False in the server's HTML and during hydration, then true. For content that requires scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const subscribeToNothing = () => () => {}
