import { isSameCountry, localeLanguage } from './localeParts.js'

/** One translation of a page, as canonical-links names it. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/**
 * Where a first visit is led: to the canonical alternate of the location, else to the normalised path (Spec §4). The
 * target is not checked here: it goes through `safeRedirectTarget`.
 *
 * @param location `{lang}-{COUNTRY}`: of the cookie, which wins, or of the visitor.
 * @param normalisedPath the path with the alias of the locale in front.
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
