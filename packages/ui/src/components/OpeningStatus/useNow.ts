'use client'

import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/**
 * The instant in ms since 1970: the given one, or the browser's clock, updated every minute. null in the server's HTML
 * and during hydration, because cached HTML must not contain the time of its creation.
 */
export function useNow(given: number | undefined): number | null {
  const clock = useSyncExternalStore(given === undefined ? everyMinute : never, thisMinute, () => null)
  return given ?? clock
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

const never = () => () => {}

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS / 4)
  return () => clearInterval(timer)
}
