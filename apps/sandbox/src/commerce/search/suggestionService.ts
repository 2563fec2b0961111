import type { ProductCustomFields } from '@vitrine/commerce-client/types/product'
import type { SuggestedProduct, SuggestionResult } from '@vitrine/commerce-client/types/suggestions'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket, type Market } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { flag, type Query } from '../http/query.js'
import { mainImage } from '../products/productImages.js'
import { wirePrices } from '../products/productPrices.js'
import { customFields } from '../products/toProduct.js'
import { groupVariants } from './groupVariants.js'
import { suggestedTerm } from './suggestedTerm.js'
import { phraseViolation, readCustomProperties, readExpand, readInteger, readPhrase } from './readSearch.js'

type SuggestionContext = Pick<CommerceContext, 'catalogue' | 'search'>
type SuggestionExpansion = 'none' | 'images' | 'prices' | 'custom_product_properties'

interface SuggestionView {
  readonly expand: ReadonlySet<SuggestionExpansion>
  /** Requested `c_*` fields. */
  readonly properties: readonly string[]
  /** Requested by a staff sale customer. */
  readonly isStaff: boolean
}

const EXPANSIONS: readonly SuggestionExpansion[] = ['none', 'images', 'prices', 'custom_product_properties']
const POPULAR_PHRASES = 5

/**
 * search-suggestions: products, categories and brands with words that start like the phrase.
 * @throws Problem 400 `string-constraint-violation` unless the phrase has 3 to 50 characters
 */
export function getSearchSuggestions(query: Query, isStaff: boolean, context: SuggestionContext): SuggestionResult {
  const { catalogue, search } = context
  const market = readMarket(query, badRequest)
  const phrase = readPhrase(query, 3, 50)
  if (phrase === undefined) throw phraseViolation(3, 50)
  const limit = readInteger(query, 'limit', 5, 1, 10)
  const expand = readExpand(query, EXPANSIONS, ['prices'])
  const properties = readCustomProperties(query, 'includedCustomProductProperties')

  const found = search.find(phrase, market.language).flatMap((id) => catalogue.product(id) ?? [])
  const products = found.filter(({ isStaffSale }) => isStaff || !isStaffSale)
  const shown = groupVariants(products).slice(0, limit)
  const categories = suggestCategories(phrase, market, context).slice(0, limit)
  const brands = catalogue.source.brands.filter(({ name }) => beginsLike(name, phrase)).slice(0, limit)
  const phrases = (values: readonly string[]) => ({
    suggestedPhrases: values.map((value) => ({ phrase: value, exactMatch: fold(value) === fold(phrase) })),
    suggestedTerms: [suggestedTerm(phrase, values)],
  })

  return {
    searchPhrase: phrase,
    productSuggestions: {
      products: shown.map(({ represented }) =>
        toSuggestion(represented, market, { expand, properties, isStaff }, context),
      ),
      ...phrases(shown.map(({ represented }) => represented.name[market.language])),
    },
    categorySuggestions: { categories, ...phrases(categories.map(({ name }) => name)) },
    brandSuggestions: phrases(brands.map(({ name }) => name)),
    ...(flag(query, 'includeEinsteinSuggestedPhrases') && {
      einsteinSuggestedPhrases: {
        popularSearchPhrases: catalogue.source.brands
          .slice(0, POPULAR_PHRASES)
          .map(({ name }) => ({ phrase: name, exactMatch: false })),
        recentSearchPhrases: [],
      },
    }),
  }
}

function suggestCategories(phrase: string, { language }: Market, { catalogue }: SuggestionContext) {
  return catalogue.source.categories
    .filter(({ name }) => beginsLike(name[language], phrase))
    .map(({ id, name, parentId, path }) => ({
      id,
      name: name[language],
      parentCategoryName: (parentId === null ? undefined : catalogue.category(parentId)?.name[language]) ?? '',
      c_urlPath: path,
    }))
}

/** Always includes brand and path, which are required for a link; other `c_*` fields on demand. */
function toSuggestion(
  product: SeedProduct,
  market: Market,
  { expand, properties, isStaff }: SuggestionView,
  { catalogue }: SuggestionContext,
): SuggestedProduct {
  const wanted: ProductCustomFields = expand.has('custom_product_properties')
    ? Object.fromEntries(
        Object.entries(customFields(product, market, catalogue, isStaff, 'none')).filter(([name]) =>
          properties.includes(name),
        ),
      )
    : {}
  return {
    productId: product.id,
    productName: product.name[market.language],
    c_brand: product.brand,
    c_urlPath: product.urlPath,
    ...wirePrices(product, market, catalogue),
    ...(expand.has('images') && { image: mainImage(product, market.language) }),
    ...wanted,
  }
}

/** Whether a word of a name, or the whole name, starts like the phrase; ignores accents and case. */
function beginsLike(name: string, phrase: string): boolean {
  const wanted = fold(phrase)
  const folded = fold(name)
  return folded.startsWith(wanted) || folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))
}

function fold(value: string): string {
  return value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
