import { type ListingQuery, parseListingQuery } from '@vitrine/commerce-client/domain/search/refineQuery'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import type { Site } from '@vitrine/commerce-client/types/site'
import { type Market, marketOf } from './market.js'

/** A URL, read: whose page it is and what it asks for. */
export interface PageRequest {
  readonly site: Site
  readonly market: Market
  /** Path after site and locale, e.g. `/watches/mens`; `/` is the home page. */
  readonly rest: string
  /** Path with the locale alias. */
  readonly path: string
  /** Query with its `?`, or empty. */
  readonly search: string
  readonly query: ListingQuery
  readonly signal: AbortSignal | undefined
  /** Customer groups that the platform vouches for; empty on every page that is shared (decision 14). */
  readonly groups: readonly string[]
}

export function readPageRequest(
  url: URL,
  site: Site,
  signal?: AbortSignal,
  groups: readonly string[] = [],
): PageRequest {
  const { locale, path: rest } = resolveLocale(url.pathname + url.search, site)
  return {
    site,
    market: marketOf(locale),
    rest,
    path: url.pathname,
    search: url.search,
    query: parseListingQuery(url.search),
    signal,
    groups,
  }
}
