/** Cookie in which the shopper's choice stands (decision 36). */
export const DO_NOT_TRACK_COOKIE = 'dw_dnt'

export interface DoNotTrackSignals {
  /** Value of the cookie `dw_dnt`: `0` = may be tracked, `1` = may not; null or absent = no choice yet. */
  readonly cookie: string | null | undefined
  /** `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl?: unknown
  /** `navigator.doNotTrack`. */
  readonly navigatorDoNotTrack?: unknown
}

/** Do-not-track: true, false, or null while nobody has chosen. A signal of the browser wins over the cookie. */
export function doNotTrack({ cookie, globalPrivacyControl, navigatorDoNotTrack }: DoNotTrackSignals): boolean | null {
  if (globalPrivacyControl === true || navigatorDoNotTrack === '1') return true
  return cookie === '1' ? true : cookie === '0' ? false : null
}

/** Recommendation and activity calls are skipped unless do-not-track is false: unknown is not consent (Spec §7). */
export function mayTrack(dnt: boolean | null | undefined): boolean {
  return dnt === false
}
