import type { Site, SiteLocale } from '../../types/site.js'
import { localeOfPath } from './localeReference.js'
import { collapseLeadingSlashes } from './safeRedirectTarget.js'

const MARK = '/s/'

/** Path without its first `/s/{x}/` (Spec §2 "Catch-all behaviour"); null = the path has none. */
export function stripSitePrefix(path: string): string | null {
  const start = path.indexOf(MARK)
  if (start === -1) return null
  const end = path.indexOf('/', start + MARK.length)
  if (end <= start + MARK.length) return null
  return collapseLeadingSlashes(path.slice(0, start) + path.slice(end))
}

/**
 * Path of an in-app link: strips a leading `/s/{x}/` and prefixes the current locale alias unless the path begins with
 * a locale alias (Spec §2 "In-app navigation"). `/callback` is never prefixed. Keeps query and hash.
 */
export function inAppPath(href: string, site: Site, locale: SiteLocale): string {
  const cut = href.search(/[?#]/)
  const path = collapseLeadingSlashes(cut === -1 ? href : href.slice(0, cut))
  const rest = cut === -1 ? '' : href.slice(cut)
  const stripped = path.startsWith(MARK) ? (stripSitePrefix(path) ?? path) : path
  if (stripped === '/callback' || localeOfPath(stripped, site) !== null) return stripped + rest
  return `/${locale.alias}${stripped === '/' ? '' : stripped}${rest}`
}
