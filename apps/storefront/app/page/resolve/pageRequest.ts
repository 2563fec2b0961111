import type { ListingKind } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { type ListingQuery, parseListingQuery } from '@vitrine/commerce-client/domain/search/refineQuery'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import type { Site } from '@vitrine/commerce-client/types/site'
import { sites } from '../../config/sites.js'
import { listingDefaultsOf } from '../load/listingDefaultsOf.js'
import { type Market, marketOf } from '../market.js'
import { type PageParameter, pageParameters, pageQuery } from './pageQuery.js'

/** A parsed page URL. */
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
  /** Parameter names allowed in `search` and `query`. */
  readonly takes: readonly PageParameter[]
  readonly signal: AbortSignal | undefined
  /** Customer groups verified by the platform; empty on every shared page (decision 14). */
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
    takes: pageParameters,
    signal,
    groups,
  }
}

const listingParameters = {
  general: ['refine', 'sort', 'page'],
  partnerBrand: ['refine', 'sort', 'page'],
  cpo: ['refine', 'sort', 'page'],
  search: ['refine', 'sort', 'page', 'limit', 'q'],
} as const satisfies Record<ListingKind, readonly PageParameter[]>

/** The request reduced to the query parameters of its page kind; others are dropped. */
export function takenRequest(request: PageRequest, listing: ListingKind | null): PageRequest {
  const takes: readonly PageParameter[] = [...(listing ? listingParameters[listing] : []), ...siteParameters(request)]
  const given = new URLSearchParams(request.search)
  const { pageSizes } = listingDefaultsOf(listing ?? 'general')
  if (!pageSizes.includes(Number(given.get('limit')))) given.delete('limit')
  const search = pageQuery(given, takes)
  return { ...request, search, query: parseListingQuery(search), takes }
}

/** These parameters have no effect when the path contains the locale and all sites have it. */
function siteParameters({ path, site }: PageRequest): readonly PageParameter[] {
  const isSiteTaken = sites.some(({ l10n }) => l10n !== site.l10n)
  const isLocaleTaken = resolveLocale(path, site).source !== 'path'
  return [...(isSiteTaken ? (['site'] as const) : []), ...(isLocaleTaken ? (['locale'] as const) : [])]
}
