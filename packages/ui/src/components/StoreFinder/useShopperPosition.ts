'use client'

import { useState } from 'react'

/** Where a shopper is, in degrees. */
export interface ShopperPosition {
  readonly lat: number
  readonly lng: number
}

/** What became of asking; `denied` = the shopper or the browser said no. */
export type LocateStatus = 'idle' | 'locating' | 'denied' | 'failed'

const PERMISSION_DENIED = 1
const OPTIONS = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser for the position when `locate` is called, and never before. For `onLocate` of StoreFinder. */
export function useShopperPosition(onPosition: (position: ShopperPosition) => void): {
  readonly status: LocateStatus
  readonly locate: () => void
} {
  const [status, setStatus] = useState<LocateStatus>('idle')
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setStatus('failed')
      return
    }
    setStatus('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setStatus('idle')
        onPosition({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code }) => setStatus(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      OPTIONS,
    )
  }
  return { status, locate }
}
