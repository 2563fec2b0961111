import { defaultLocale, resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import type { SiteLocale } from '@vitrine/commerce-client/types/site'
import { sites } from '../../config/sites.js'

/** Locale of an arbitrary path; falls back to the default locale for malformed paths. */
export function localeOfAnyPath(path: string): SiteLocale {
  const [site] = sites
  if (!site) throw new Error('No site is configured. Add one to config/sites.ts.')
  try {
    return resolveLocale(path.startsWith('/') && !path.startsWith('//') ? path : '/', site).locale
  } catch {
    return defaultLocale(site)
  }
}
