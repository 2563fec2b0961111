'use client'

import { useEffect, useRef, useState } from 'react'

/** Where a shopper is, in degrees. */
export interface ShopperPosition {
  readonly lat: number
  readonly lng: number
}

/** What became of asking; `denied` = the shopper or the browser said no, or the browser does not know. */
export type LocateStatus = 'idle' | 'locating' | 'denied'

const OPTIONS = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser for the position when `locate` is called, and never before. For `onLocate` of StoreFinder. */
export function useShopperPosition(onPosition: (position: ShopperPosition) => void): {
  readonly status: LocateStatus
  readonly locate: () => void
} {
  const [status, setStatus] = useState<LocateStatus>('idle')
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setStatus('denied')
      return
    }
    setStatus('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // An answer takes seconds; who has left the page meanwhile is not to be led anywhere.
        if (!isHere.current) return
        setStatus('idle')
        onPosition({ lat: coords.latitude, lng: coords.longitude })
      },
      () => setStatus('denied'),
      OPTIONS,
    )
  }
  return { status, locate }
}
