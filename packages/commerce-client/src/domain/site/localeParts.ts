/** Language of a locale id or reference (`de-CH` → `de`). */
export function localeLanguage(reference: string | undefined): string {
  const language = reference?.split(/[-_]/, 1)[0]?.toLowerCase()
  if (!language) throw new Error('Language reference in url is undefined')
  return language
}

/** Country of a locale id in the platform's form (`en-GB` → `GB`); CH when the id has none (Spec §9). */
export function localeCountry(localeId: string): string {
  const country = localeId.split(/[-_]/)[1]?.toUpperCase() || 'CH'
  return country === 'UK' ? 'GB' : country
}

/** Country in the form of paths and the CMS: lower case, GB as `uk` (Spec §2). */
export function pathCountry(country: string): string {
  const lower = country.toLowerCase()
  return lower === 'gb' ? 'uk' : lower
}

/** Value of `c_locale`: the locale id with `_` instead of `-` (Spec §3 "Customer"). */
export function customerLocale(localeId: string): string {
  return localeId.replaceAll('-', '_')
}

/** True when both are the same country; UK and GB are equal. */
export function isSameCountry(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && pathCountry(a) === pathCountry(b)
}
