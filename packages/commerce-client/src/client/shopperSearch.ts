import type { ProductSearchResult } from '../types/search.js'
import type { SuggestionResult } from '../types/suggestions.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, objectWith, type Operation } from './operation.js'

const api = 'search/shopper-search/v1'

const search: Operation<ProductSearchResult> = {
  name: 'productSearch',
  method: 'GET',
  api,
  path: '/product-search',
  sends: ['locale', 'currency'],
  parse: objectWith('total'),
}

const suggest: Operation<SuggestionResult> = {
  name: 'getSearchSuggestions',
  method: 'GET',
  api,
  path: '/search-suggestions',
  sends: ['locale', 'currency'],
  parse: objectWith('searchPhrase'),
}

export interface ProductSearchParameters {
  readonly q?: string | undefined
  /** Each entry `attribute=value|value`; `cgid={id}` narrows to a category. */
  readonly refine?: readonly string[] | undefined
  readonly sort?: string | undefined
  /** 1 to 200. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly expand?: readonly string[] | undefined
  readonly allImages?: boolean | undefined
  readonly perPricebook?: boolean | undefined
}

/** Searches products by phrase, category and refinements. */
export function searchProducts(
  client: ScapiClient,
  parameters: ProductSearchParameters,
  options?: CallOptions,
): Promise<ProductSearchResult> {
  return client.request(search, { query: { ...parameters } }, options)
}

export interface SearchSuggestionParameters {
  /** 3 to 50 characters, else the platform answers 400. */
  readonly q: string
  /** 1 to 10. */
  readonly limit?: number | undefined
  readonly includeEinsteinSuggestedPhrases?: boolean | undefined
  readonly expand?: readonly string[] | undefined
}

/** Reads products, categories, brands and phrases that begin like `q`. */
export function getSearchSuggestions(
  client: ScapiClient,
  parameters: SearchSuggestionParameters,
  options?: CallOptions,
): Promise<SuggestionResult> {
  return client.request(suggest, { query: { ...parameters } }, options)
}
