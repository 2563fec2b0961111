import { isSameCountry, localeLanguage } from './localeParts.js'

/** One translation of a page, from canonical-links. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/**
 * Redirect target of a first visit: the canonical alternate for the location, else the normalised path (Spec §4). The
 * target is not validated here; pass it through `safeRedirectTarget`.
 *
 * @param location `{lang}-{COUNTRY}` from the cookie, which takes precedence, or of the visitor.
 * @param normalisedPath the path with the locale alias in front.
 */
export function geoRedirectTarget(
  location: string,
  links: { readonly alternates: readonly Alternate[] } | null,
  normalisedPath: string,
): string {
  return links?.alternates.find(({ hreflang }) => isSameLocale(hreflang, location))?.href ?? normalisedPath
}

function isSameLocale(a: string, b: string): boolean {
  const [, countryOfA] = a.split('-')
  const [, countryOfB] = b.split('-')
  return a !== '' && b !== '' && localeLanguage(a) === localeLanguage(b) && isSameCountry(countryOfA, countryOfB)
}
