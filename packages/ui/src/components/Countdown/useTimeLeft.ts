'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type TimeLeft, timeLeft, timeToNextStep } from './timeLeft.js'

/**
 * The time left until `instant` (ms), a step at a time; null in the server's HTML and while React takes it over.
 * `onEnd` is called when the end is lived through, not when it is long past.
 */
export function useTimeLeft(instant: number | null, clock: () => number, onEnd?: () => void): TimeLeft | null {
  const [left, setLeft] = useState<number | null>(null)
  // The end that is lived through: a clock made anew on every render does not make it another.
  const awaited = useRef<number | null>(null)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (instant === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = instant - clock()
      setLeft(now)
      const wait = timeToNextStep(now)
      if (wait === null) {
        if (awaited.current === instant) end()
        awaited.current = null
        return
      }
      awaited.current = instant
      timer = setTimeout(tick, wait)
    }
    tick()
    // Timers of a hidden page are late, or do not run at all.
    const wake = () => {
      if (document.hidden) return
      clearTimeout(timer)
      tick()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [instant, clock])
  return left === null ? null : timeLeft(left)
}
