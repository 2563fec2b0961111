/** Platform refinements that a listing does not offer: `cgid` is already set by the listing's own category. */
export const hiddenRefinements: ReadonlySet<string> = new Set(['cgid'])

/** Maximum number of products on one listing page after "show more"; the platform returns at most 200. */
export const MAX_LISTING_SIZE = 200

/** Facets whose single-value pages are indexable; pages of all other facets are `noindex`. */
export const curatedFacets: readonly string[] = ['brand']
