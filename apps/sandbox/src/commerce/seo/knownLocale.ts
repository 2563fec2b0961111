import { toCountry } from '../http/market.js'
import { COUNTRIES } from '../siteConfig.js'

const FALLBACK_LOCALES = new Set(['default', 'en-US', 'en', 'de', 'fr', 'da'])

/** Whether the site has a locale, as `de-CH` or `de_CH`; the United Kingdom also as `en-UK`. */
export function isKnownLocale(locale: string): boolean {
  const normalised = locale.replace('_', '-')
  if (FALLBACK_LOCALES.has(normalised)) return true
  const [, language, region] = /^([a-z]{2})-([A-Z]{2})$/.exec(normalised) ?? []
  const country = toCountry(region)
  return country !== null && COUNTRIES[country].languages.some((known) => known === language)
}
