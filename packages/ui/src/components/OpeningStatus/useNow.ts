'use client'

import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/**
 * The instant in ms since 1970: the given one, else the browser's clock, which moves on by the minute. null in the
 * server's HTML and while React takes it over: a page from a cache must not tell the time at which it was made.
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
