/** Cookie of the preferred location; the spelling is the platform's (Spec §9). */
export const PREFERRED_LOCATION_COOKIE = 'prefferedLocation'

const CHOSEN_MAX_AGE_SECONDS = 30 * 86_400

/** Session-storage key of the document referrer of the first visit (Spec §4). */
export const REFERRER_KEY = 'customReferrer'

/**
 * Value and lifetime of the cookie: `{lang}-{COUNTRY}`. `maxAgeSeconds` is 30 days after the shopper's own choice and
 * null, a session cookie, when the location was derived from the IP address only: privacy law does not allow longer
 * storage without need or consent.
 *
 * @param by `spec` = 30 days in both cases, as Spec §4 states.
 */
export function preferredLocation(
  place: { readonly language: string; readonly country: string },
  by: 'choice' | 'automatic' | 'spec',
): { readonly name: string; readonly value: string; readonly maxAgeSeconds: number | null } {
  return {
    name: PREFERRED_LOCATION_COOKIE,
    value: `${place.language.toLowerCase()}-${place.country.toUpperCase()}`,
    maxAgeSeconds: by === 'automatic' ? null : CHOSEN_MAX_AGE_SECONDS,
  }
}

/** Location in the cookie, e.g. `de-CH`; null = none. */
export function parsePreferredLocation(value: string | null | undefined): string | null {
  const match = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(value ?? '')
  const country = match?.[2]?.toUpperCase()
  return match ? `${match[1]?.toLowerCase()}-${country === 'UK' ? 'GB' : country}` : null
}
