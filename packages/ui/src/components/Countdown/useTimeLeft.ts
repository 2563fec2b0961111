'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type TimeLeft, timeLeft, timeToNextStep } from './timeLeft.js'

/**
 * The remaining time until `instant` (ms), updated stepwise; null in the server's HTML and during hydration. `onEnd` is
 * called only when the end is reached while mounted, not when it has already passed.
 */
export function useTimeLeft(instant: number | null, clock: () => number, onEnd?: () => void): TimeLeft | null {
  const [left, setLeft] = useState<number | null>(null)
  // The end that is being awaited; a new clock function on each render does not change it.
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
    // Timers of a hidden page are delayed or suspended.
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
