import { towns } from '../../seed/gazetteer.js'
import type { SeedStore } from '../../seed/stores/storeTypes.js'
import type { CountryCode } from '../siteConfig.js'
import type { Position } from './distance.js'

/** Normalised postal code: upper case without spaces; in the United Kingdom the outward part. */
export function comparablePostalCode(postalCode: string, countryCode: CountryCode): string {
  const joined = postalCode.replaceAll(' ', '').toUpperCase()
  // The inward part is a digit and two letters; shorter codes were entered without it.
  return countryCode === 'GB' && /^[A-Z].*\d[A-Z]{2}$/.test(joined) ? joined.slice(0, -3) : joined
}

/** Location of a postal code: that of a boutique, else of a town in the gazetteer; null if unknown. */
export function placeOfPostalCode(
  postalCode: string,
  countryCode: CountryCode,
  stores: readonly SeedStore[],
): Position | null {
  const wanted = comparablePostalCode(postalCode, countryCode)
  return (
    stores.find(
      (store) => store.countryCode === countryCode && comparablePostalCode(store.postalCode, countryCode) === wanted,
    ) ??
    towns.find((town) => town.countryCode === countryCode && town.postalCodes.includes(wanted)) ??
    null
  )
}
