import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { first, flag, type Query } from '../http/query.js'
import { groupVariants } from './groupVariants.js'
import { readCustomProperties, readExpand, readInteger, readPhrase } from './readSearch.js'
import { passes, readRefinements } from './refine.js'
import { refinementGroups } from './refinementGroups.js'
import { resolveSort, sortHits, sortingOptions } from './sorting.js'
import { suggestedTerm } from './suggestedTerm.js'
import { DEFAULT_SEARCH_EXPANSIONS, SEARCH_EXPANSIONS, toSearchHit } from './toSearchHit.js'

type SearchContext = Pick<CommerceContext, 'catalogue' | 'search'>

/**
 * product-search.
 * @throws Problem 400 for parameters out of bounds
 */
export function searchProducts(
  query: Query,
  isStaff: boolean,
  { catalogue, search }: SearchContext,
): ProductSearchResult {
  const market = readMarket(query, badRequest)
  const phrase = readPhrase(query, 1, 500)
  const limit = readInteger(query, 'limit', 25, 1, 200)
  const offset = readInteger(query, 'offset', 0, 0, Number.MAX_SAFE_INTEGER)
  const expand = readExpand(query, SEARCH_EXPANSIONS, DEFAULT_SEARCH_EXPANSIONS)
  const view = { expand, allImages: flag(query, 'allImages'), perPricebook: flag(query, 'perPricebook'), isStaff }
  const refinements = readRefinements(query, catalogue)
  readCustomProperties(query, 'includedCustomVariationProperties')

  const found =
    phrase === undefined
      ? catalogue.source.products.toSorted((one, other) => one.rank - other.rank)
      : search.find(phrase, market.language).flatMap((id) => catalogue.product(id) ?? [])
  // Staff sale products are visible to staff sale customers only.
  const candidates = found.filter(({ isStaffSale }) => isStaff || !isStaffSale)
  const matched = candidates.filter((product) => passes(product, refinements, market, catalogue))
  const sort = resolveSort(first(query, 'sort'), catalogue)
  const hits = sortHits(groupVariants(matched), sort, market, catalogue)

  return {
    limit,
    offset,
    total: hits.length,
    query: phrase ?? '',
    hits: hits.slice(offset, offset + limit).map((hit) => toSearchHit(hit, market, view, catalogue)),
    refinements: refinementGroups({ candidates, refinements, market, catalogue }),
    selectedRefinements: Object.fromEntries(
      [...refinements].map(([attribute, values]) => [attribute, values.join('|')]),
    ),
    sortingOptions: sortingOptions(matched, sort, market, catalogue),
    selectedSortingOption: sort,
    searchPhraseSuggestions: phraseSuggestions(phrase, hits.length > 0),
  }
}

function phraseSuggestions(
  phrase: string | undefined,
  isMatch: boolean,
): ProductSearchResult['searchPhraseSuggestions'] {
  if (phrase === undefined) return { suggestedPhrases: [], suggestedTerms: [] }
  return {
    suggestedPhrases: isMatch ? [{ exactMatch: true, phrase }] : [],
    suggestedTerms: phrase.split(/\s+/).map((word) => suggestedTerm(word, isMatch ? [word] : [])),
  }
}
