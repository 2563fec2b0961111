/** Cookie that stores the shopper's choice (decision 36). */
export const DO_NOT_TRACK_COOKIE = 'dw_dnt'

export interface DoNotTrackSignals {
  /** Value of the cookie `dw_dnt`: `0` = tracking allowed, `1` = not allowed; null or absent = no choice yet. */
  readonly cookie: string | null | undefined
  /** `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl?: unknown
  /** `navigator.doNotTrack`. */
  readonly navigatorDoNotTrack?: unknown
}

/** Do-not-track: true, false, or null when the shopper has not chosen. A browser signal overrides the cookie. */
export function doNotTrack({ cookie, globalPrivacyControl, navigatorDoNotTrack }: DoNotTrackSignals): boolean | null {
  if (globalPrivacyControl === true || navigatorDoNotTrack === '1') return true
  return cookie === '1' ? true : cookie === '0' ? false : null
}

/**
 * True when recommendation and activity calls may be sent: only if do-not-track is false, not if it is unknown (Spec
 * §7).
 */
export function mayTrack(dnt: boolean | null | undefined): boolean {
  return dnt === false
}
