import type { ProductSearchResult } from '../types/search.js'
import type { SuggestionResult } from '../types/suggestions.js'
import { inMarket } from './apis.js'
import { defineCall } from './operation.js'

const api = 'search/shopper-search/v1'

export interface ProductSearchParameters {
  readonly q?: string | undefined
  /** Entries of the form `attribute=value|value`; `cgid={id}` restricts to a category. */
  readonly refine?: readonly string[] | undefined
  readonly sort?: string | undefined
  /** 1 to 200. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly expand?: readonly string[] | undefined
  readonly allImages?: boolean | undefined
  readonly perPricebook?: boolean | undefined
  readonly allVariationProperties?: boolean | undefined
  /** At most 5. */
  readonly includedCustomVariationProperties?: readonly string[] | undefined
  /** Property selector, e.g. `(**)`. */
  readonly select?: string | undefined
}

/** Searches products by phrase, category and refinements. */
export const productSearch = /* @__PURE__ */ defineCall<ProductSearchParameters, ProductSearchResult>(
  api,
  'GET /product-search',
  ['total'],
  inMarket,
)

export interface SearchSuggestionParameters {
  /** 3 to 50 characters; otherwise the platform responds with 400. */
  readonly q: string
  /** 1 to 10. */
  readonly limit?: number | undefined
  readonly includeEinsteinSuggestedPhrases?: boolean | undefined
  readonly expand?: readonly string[] | undefined
}

/** Reads suggested products, categories, brands and phrases for `q`. */
export const getSearchSuggestions = /* @__PURE__ */ defineCall<SearchSuggestionParameters, SuggestionResult>(
  api,
  'GET /search-suggestions',
  ['searchPhrase'],
  inMarket,
)
