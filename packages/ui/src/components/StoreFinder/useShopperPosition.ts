'use client'

import { useEffect, useRef, useState } from 'react'

/** The shopper's position, in degrees. */
export interface ShopperPosition {
  readonly lat: number
  readonly lng: number
}

/** Status of a position request; `denied` = refused by the shopper or browser, or unavailable. */
export type LocateStatus = 'idle' | 'locating' | 'denied'

const OPTIONS = { timeout: 10_000, maximumAge: 300_000 }

/** Requests the browser's position when `locate` is called, and only then. For `onLocate` of StoreFinder. */
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
        // A response may take seconds and must be ignored after leaving the page.
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
