const MARK = 'countrycode:'
const DEFAULT_COUNTRY = 'CH'

/**
 * Country of a visitor from the geolocation header, pattern 'CountryCode: XX'; CH when the header is absent or the
 * country is not supported (Spec §4 "Geo redirect on first visit").
 *
 * @param supported country codes in the platform's form, e.g. `CH`, `GB`.
 */
export function geoCountry(header: string | null | undefined, supported: readonly string[]): string {
  for (const part of (header ?? '').split(';')) {
    const text = part.trim()
    if (!text.toLowerCase().startsWith(MARK)) continue
    const written = text.slice(MARK.length).trim().toUpperCase()
    const code = written === 'UK' ? 'GB' : written
    return supported.includes(code) ? code : DEFAULT_COUNTRY
  }
  return DEFAULT_COUNTRY
}
