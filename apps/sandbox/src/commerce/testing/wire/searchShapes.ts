import { image, imageGroups, productPromotions, productType, tieredPrices } from './productShapes.js'
import { choice, currency, flag, list, mapOf, number, record, type Shape, text, whole } from './shape.js'

const suggestedPhrases = list(record({ phrase: text, exactMatch: flag }, ['phrase', 'exactMatch']))
const suggestedTerm = record({ value: text, completed: flag, corrected: flag, exactMatch: flag }, [
  'value',
  'completed',
  'corrected',
  'exactMatch',
])
const suggestedTerms = list(record({ originalTerm: text, terms: list(suggestedTerm) }, ['originalTerm']))

/** Phrases and terms, plus the fields of a kind of suggestion. */
function suggestions(more: Readonly<Record<string, Shape>> = {}): Shape {
  return record({ suggestedPhrases, suggestedTerms, ...more }, ['suggestedTerms'])
}

const hit = record(
  {
    productId: text,
    productName: text,
    hitType: choice('product', 'master', 'set', 'bundle', 'variation_group'),
    productType,
    orderable: flag,
    price: number,
    priceMax: number,
    currency,
    tieredPrices,
    image,
    imageGroups,
    productPromotions,
    representedProduct: record({ id: text }, ['id']),
    representedProducts: list(record({ id: text }, ['id'])),
  },
  ['productId'],
)

/** A value of a refinement; category values are nested. */
function refinementValue(levels: number): Shape {
  return record(
    {
      value: text,
      label: text,
      hitCount: whole,
      presentationId: text,
      ...(levels > 0 && { values: list(refinementValue(levels - 1)) }),
    },
    ['value', 'label', 'hitCount'],
  )
}

export const searchResult = record(
  {
    limit: whole,
    offset: whole,
    total: whole,
    query: text,
    hits: list(hit),
    refinements: list(record({ attributeId: text, label: text, values: list(refinementValue(4)) }, ['attributeId'])),
    selectedRefinements: mapOf(text),
    sortingOptions: list(record({ id: text, label: text }, ['id', 'label'])),
    selectedSortingOption: text,
    searchPhraseSuggestions: suggestions(),
  },
  ['limit', 'offset', 'total', 'query', 'hits', 'refinements', 'sortingOptions', 'searchPhraseSuggestions'],
)

const suggestedProduct = record(
  { productId: text, productName: text, price: number, priceMax: number, currency, image },
  ['productId', 'productName', 'currency'],
)
const suggestedCategory = record({ id: text, name: text, parentCategoryName: text }, [
  'id',
  'name',
  'parentCategoryName',
])

export const suggestionResult = record(
  {
    searchPhrase: text,
    productSuggestions: suggestions({ products: list(suggestedProduct) }),
    categorySuggestions: suggestions({ categories: list(suggestedCategory) }),
    brandSuggestions: suggestions(),
    einsteinSuggestedPhrases: record({ popularSearchPhrases: suggestedPhrases, recentSearchPhrases: suggestedPhrases }),
  },
  ['searchPhrase'],
)
