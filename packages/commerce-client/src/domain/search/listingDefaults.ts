/** Listing kinds with their own defaults (Spec §9 "Listing and search defaults"). */
export type ListingKind = 'search' | 'general' | 'partnerBrand' | 'cpo'

export interface ListingDefaults {
  readonly limit: number
  readonly offset: number
  readonly sort: string
  readonly refine: readonly string[]
  /** Page sizes to choose from; empty = "show more" loads `limit` more products. */
  readonly pageSizes: readonly number[]
}

/** Default query of a listing. `partnerBrand` is the prefix of the partner brand's sorting rule, `{brand}-ranking`. */
export function listingDefaults(
  kind: ListingKind,
  { partnerBrand }: { readonly partnerBrand: string },
): ListingDefaults {
  const table = {
    search: { limit: 25, sort: 'best-matches', pageSizes: [25, 50, 100] },
    general: { limit: 18, sort: 'relevance', pageSizes: [] },
    partnerBrand: { limit: 6, sort: `${partnerBrand}-ranking`, pageSizes: [] },
    cpo: { limit: 12, sort: 'relevance', pageSizes: [] },
  } satisfies Record<ListingKind, object>
  return { offset: 0, refine: [], ...table[kind] }
}
