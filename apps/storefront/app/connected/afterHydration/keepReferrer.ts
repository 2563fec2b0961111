import { REFERRER_KEY } from '@vitrine/commerce-client/domain/site/preferredLocation'

interface Wishes {
  readonly doNotTrack: string | null
  readonly globalPrivacyControl?: boolean | undefined
}

/**
 * Stores the referrer in session storage, once per visit (Spec §4 "Geo redirect on first visit"). Skipped for
 * browsers with a do-not-track signal.
 */
export function keepReferrer(): void {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator
  if (globalPrivacyControl || doNotTrack === '1') return
  try {
    if (sessionStorage.getItem(REFERRER_KEY) === null) sessionStorage.setItem(REFERRER_KEY, document.referrer)
  } catch {
    // Storage is blocked: the referrer is not stored.
  }
}
