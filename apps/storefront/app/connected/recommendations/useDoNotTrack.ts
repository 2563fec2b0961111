import { DO_NOT_TRACK_COOKIE, doNotTrack } from '@vitrine/commerce-client/domain/tracking/doNotTrack'
import { useSyncExternalStore } from 'react'

/** The shopper's tracking choice in this document; null = none yet, as on the server (decision 36). */
export function useDoNotTrack(): boolean | null {
  return useSyncExternalStore(never, readChoice, () => null)
}

/** No subscription: the value is read on every render. */
function never(): () => void {
  return () => undefined
}

function readChoice(): boolean | null {
  return doNotTrack({
    cookie: readCookie(DO_NOT_TRACK_COOKIE),
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
    navigatorDoNotTrack: navigator.doNotTrack,
  })
}

function readCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return found === undefined ? null : found.slice(name.length + 1)
  } catch {
    // Cookies are blocked, so there is no consent.
    return null
  }
}
