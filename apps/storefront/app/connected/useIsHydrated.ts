import { useSyncExternalStore } from 'react'

/** false in the server's HTML and while React takes it over, so that both render the same. */
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
