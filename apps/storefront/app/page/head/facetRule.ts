import { type ListingQuery, serialiseListingQuery } from '@vitrine/commerce-client/domain/search/refineQuery'
import { curatedFacets } from '../../config/listings.js'

/** Indexing rule of a listing: `indexable` under its own address, or `hidden`. */
export type FacetRule =
  | { readonly kind: 'indexable'; readonly query: string; readonly curated: CuratedFacet | null }
  | { readonly kind: 'hidden' }

export interface CuratedFacet {
  readonly attributeId: string
  readonly value: string
}

/**
 * A plain listing, each of its pages, and a single value of one curated facet are indexable under their own address.
 * Every other combination, sort order and page size is hidden (trust.md D).
 */
export function facetRule(query: ListingQuery): FacetRule {
  const chosen = Object.entries(query.refinements).flatMap(([attributeId, values]) =>
    values.map((value) => ({ attributeId, value })),
  )
  const [facet = null] = chosen
  const isCurated = facet === null || (chosen.length === 1 && curatedFacets.includes(facet.attributeId))
  if (!isCurated || query.sort !== null || query.limit !== null) return { kind: 'hidden' }
  return { kind: 'indexable', query: serialiseListingQuery({ ...query, q: null }), curated: facet }
}
