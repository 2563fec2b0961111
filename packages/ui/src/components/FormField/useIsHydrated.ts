'use client'

import { useSyncExternalStore } from 'react'

/** False in the server's HTML and until React runs: what needs scripts shows itself only then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse)
}

const neverChanges = () => () => {}
const isTrue = () => true
const isFalse = () => false
