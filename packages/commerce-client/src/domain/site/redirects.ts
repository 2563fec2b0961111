import { pathCountry } from './localeParts.js'
import { collapseLeadingSlashes } from './safeRedirectTarget.js'

const ROOT = '/root'
const LEGAL_DOCUMENTS = '/legaldocuments.html'

/** Where a path with a trailing slash goes: the same without it, query kept; null = nowhere (Spec §2). */
export function trailingSlashRedirect(path: string, search: string): string | null {
  if (path === '/' || !path.endsWith('/')) return null
  // By index: the obvious pattern for this is quadratic in the number of slashes.
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end -= 1
  return collapseLeadingSlashes(path.slice(0, end)) + search
}

export interface GeoPlace {
  /** `CH`, `GB`, ...; GB is written `uk`. */
  readonly country: string
  readonly language: string
}

/**
 * Where a geo path goes (Spec §2 "Geo redirect paths"): `/root/{rest}` loses all up to `/root`, `/legaldocuments.html` and
 * the roadshow path get the shopper's country and language in front; null = it is no geo path.
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
