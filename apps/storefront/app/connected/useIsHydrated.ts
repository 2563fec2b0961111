import { useSyncExternalStore } from 'react'

/** False in the server HTML and during hydration, so that both renders match. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
