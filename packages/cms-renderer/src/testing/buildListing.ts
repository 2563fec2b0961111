import type { PageListing } from '../nodes/pageContent.js'

/** An empty listing, for tests. */
export function buildListing(overrides: Partial<PageListing> = {}): PageListing {
  return {
    title: 'Watches',
    total: 0,
    products: [],
    refinements: [],
    chips: [],
    clearHref: null,
    sort: { options: [], selectedId: '' },
    pageSizes: [],
    pagination: {
      page: 1,
      pageCount: 1,
      hrefFor: [],
      previousHref: null,
      nextHref: null,
      showMoreHref: null,
      shownCount: 0,
    },
    status: 'ready',
    retryHref: '/ch/de/watches',
    ...overrides,
  }
}
