/** Refinements of the platform that a listing does not offer: its own category is one already. */
export const hiddenRefinements: ReadonlySet<string> = new Set(['cgid'])

/** Largest number of pieces that one listing page may hold after "show more"; the platform gives 200 at most. */
export const MAX_LISTING_SIZE = 200

/** Facets whose single values have a page of their own in search engines; all others are hidden from them. */
export const curatedFacets: readonly string[] = ['brand']
