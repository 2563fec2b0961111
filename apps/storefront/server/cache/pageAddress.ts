import { isProductId } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { stripSitePrefix } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import { defaultSiteId, sites } from '../../app/config/sites.js'
import { type PageParameter, pageParameters, pageQuery } from '../../app/page/resolve/pageQuery.js'

const MAX_VALUE = 2048

/** The normalised address of a page. */
export interface PageAddress {
  readonly path: string
  /** Parameters that may change the page, with the leading `?`; empty if there are none. */
  readonly query: string
  /** The remaining parameters, without `?`; a redirect keeps them. */
  readonly dropped: string
}

/** Normalises a path and its query for the cache and the app; null = a value is too long. */
export function pageAddress(path: string, search: string): PageAddress | null {
  const canonicalPath = path.includes('%') ? encodeURI(decodeURIComponent(path)) : path
  if (search.length < 2) return { path: canonicalPath, query: '', dropped: '' }

  const given = new URLSearchParams(search)
  if ([...given.values()].some((value) => value.length > MAX_VALUE)) return null
  return { path: canonicalPath, ...split(given, pageParameters) }
}

/** The address reduced to the query parameters that the page reads. */
export function narrowAddress(address: PageAddress, taken: readonly PageParameter[]): PageAddress {
  if (address.query === '') return address
  const { query, dropped } = split(new URLSearchParams(address.query), taken)
  return { ...address, query, dropped: [address.dropped, dropped].filter(Boolean).join('&') }
}

function split(given: URLSearchParams, taken: readonly PageParameter[]): Pick<PageAddress, 'query' | 'dropped'> {
  const query = pageQuery(given, taken)
  const kept = new URLSearchParams(query)
  const dropped = new URLSearchParams([...given].filter(([name]) => !kept.has(name)))
  return { query, dropped: dropped.toString() }
}

/**
 * True for paths such as `/account/x.css`. A page ends in `.html`, has no extension (protects against web cache
 * deception), or is the CMS route of a product whose id contains dots.
 */
export function hasForeignExtension(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  if (dot === -1 || dot === name.length - 1 || name.slice(dot + 1).toLowerCase() === 'html') return false
  return !isProductRoute(path, name)
}

/** Whether the path after site and locale is exactly `/product/{id}`. */
function isProductRoute(path: string, id: string): boolean {
  if (!isProductId(id)) return false
  const inApp = stripSitePrefix(path) ?? path
  const site = resolveSite(inApp, { sites, defaultSiteId })
  return resolveLocale(inApp, site).path === `/product/${id}`
}
