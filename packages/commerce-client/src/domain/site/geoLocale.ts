import type { Site, SiteLocale } from '../../types/site.js'
import { localeOfReference } from './localeReference.js'
import { defaultLocale } from './resolveLocale.js'

/**
 * Locale for a visitor's language and country: `{lang}-{COUNTRY}`, else `en-{COUNTRY}`, else the site's default
 * (decision 5).
 */
export function geoLocale(
  { language, country }: { readonly language: string; readonly country: string },
  site: Site,
): SiteLocale {
  const match = localeOfReference(`${language}-${country}`, site) ?? localeOfReference(`en-${country}`, site)
  return match?.locale ?? defaultLocale(site)
}
