import { pathCountry } from './localeParts.js'
import { collapseLeadingSlashes } from './safeRedirectTarget.js'

const ROOT = '/root'
const LEGAL_DOCUMENTS = '/legaldocuments.html'

/** Redirect of a path with a trailing slash: the same path without it, with the query; null = no redirect (Spec §2). */
export function trailingSlashRedirect(path: string, search: string): string | null {
  if (path === '/' || !path.endsWith('/')) return null
  // By index: a regular expression would be quadratic in the number of slashes.
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end -= 1
  return collapseLeadingSlashes(path.slice(0, end)) + search
}

export interface GeoPlace {
  /** `CH`, `GB`, ...; GB becomes `uk` in paths. */
  readonly country: string
  readonly language: string
}

/**
 * Redirect of a geo path (Spec §2 "Geo redirect paths"): `/root/{rest}` loses everything up to `/root`;
 * `/legaldocuments.html` and the roadshow path get the shopper's country and language as a prefix; null = not a geo
 * path.
 */
export function geoPathRedirect(path: string, place: GeoPlace, roadshowPaths: readonly string[]): string | null {
  const prefix = `/${pathCountry(place.country)}/${place.language.toLowerCase()}`
  const root = `${path}/`.indexOf(`${ROOT}/`)
  if (root !== -1) {
    const rest = path.slice(root + ROOT.length + 1)
    return rest === '' ? prefix : prefix + collapseLeadingSlashes(rest)
  }
  const isPlain = path === LEGAL_DOCUMENTS || roadshowPaths.some((base) => path === base || path.startsWith(`${base}/`))
  return isPlain ? prefix + path : null
}
