import { REFERRER_KEY } from '@vitrine/commerce-client/domain/site/preferredLocation'

interface Wishes {
  readonly doNotTrack: string | null
  readonly globalPrivacyControl?: boolean | undefined
}

/**
 * Keeps where the shopper came from in session storage, once for each visit (Spec §4 "Geo redirect on first visit"). Not
 * for a browser that objects to being followed.
 */
export function keepReferrer(): void {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator
  if (globalPrivacyControl || doNotTrack === '1') return
  try {
    if (sessionStorage.getItem(REFERRER_KEY) === null) sessionStorage.setItem(REFERRER_KEY, document.referrer)
  } catch {
    // Storage is blocked: nothing is kept.
  }
}
