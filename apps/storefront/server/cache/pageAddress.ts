import { isProductId } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { stripSitePrefix } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import { defaultSiteId, sites } from '../../app/config/sites.js'

/** Query parameters that change a page; anything else (tracking) is not passed on and not part of the cache key. */
const SINGLE_PARAMETERS = ['sort', 'page', 'limit', 'q', 'site', 'locale'] as const
const MAX_REFINEMENTS = 20
const MAX_QUERY_TEXT = 128
const MAX_VALUE = 2048

/** A page's place, written in exactly one way. */
export interface PageAddress {
  readonly path: string
  /** Allowed parameters in a fixed order, with its `?`; empty without any. */
  readonly query: string
  /** The other parameters, without `?`: a redirect keeps them. */
  readonly dropped: string
}

/** Writes a path and its query in the one form that the cache and the app see; null = a value is too long. */
export function pageAddress(path: string, search: string): PageAddress | null {
  const canonicalPath = path.includes('%') ? encodeURI(decodeURIComponent(path)) : path
  if (search.length < 2) return { path: canonicalPath, query: '', dropped: '' }

  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  const dropped = new URLSearchParams()
  for (const [name, value] of given) {
    if (value.length > MAX_VALUE) return null
    if (name !== 'refine' && !isSingle(name)) dropped.append(name, value)
  }
  const refinements = [...new Set(given.getAll('refine').filter((value) => value !== ''))].toSorted()
  for (const value of refinements.slice(0, MAX_REFINEMENTS)) kept.append('refine', value)
  for (const name of SINGLE_PARAMETERS) {
    const value = given.get(name)
    if (value) kept.set(name, name === 'q' ? value.trim().slice(0, MAX_QUERY_TEXT) : value)
  }
  const query = kept.toString()
  return { path: canonicalPath, query: query === '' ? '' : `?${query}`, dropped: dropped.toString() }
}

/**
 * True for `/account/x.css` and the like: a page ends in `.html`, has no extension (web cache deception), or is the CMS route
 * of a product whose id has dots.
 */
export function hasForeignExtension(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  if (dot === -1 || dot === name.length - 1 || name.slice(dot + 1).toLowerCase() === 'html') return false
  return !isProductRoute(path, name)
}

/** Whether a path is `/product/{id}` after site and locale, and nothing else. */
function isProductRoute(path: string, id: string): boolean {
  if (!isProductId(id)) return false
  const inApp = stripSitePrefix(path) ?? path
  const site = resolveSite(inApp, { sites, defaultSiteId })
  return resolveLocale(inApp, site).path === `/product/${id}`
}

function isSingle(name: string): boolean {
  return SINGLE_PARAMETERS.some((single) => single === name)
}
