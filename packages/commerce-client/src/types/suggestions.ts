import type { ProductCustomFields, ProductImage } from './product.js'
import type { SuggestionGroup } from './search.js'

export interface SuggestedProduct extends ProductCustomFields {
  readonly productId: string
  readonly productName?: string | undefined
  readonly brand?: string | undefined
  readonly price?: number | undefined
  readonly currency?: string | undefined
  readonly image?: ProductImage | undefined
}

export interface SuggestedCategory {
  readonly id: string
  readonly name?: string | undefined
  readonly parentCategoryName?: string | undefined
  /** Path after the locale alias, with a leading slash. */
  readonly c_urlPath?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

export interface ProductSuggestions extends SuggestionGroup {
  readonly products?: readonly SuggestedProduct[] | undefined
}

export interface CategorySuggestions extends SuggestionGroup {
  readonly categories?: readonly SuggestedCategory[] | undefined
}

export interface CustomSuggestions extends SuggestionGroup {
  readonly customSuggestion?: string | undefined
}

export interface SuggestedPhrase {
  readonly phrase: string
  readonly exactMatch?: boolean | undefined
}

/** Response of search-suggestions. Brands are returned as phrases. */
export interface SuggestionResult {
  readonly searchPhrase: string
  readonly productSuggestions?: ProductSuggestions | undefined
  readonly categorySuggestions?: CategorySuggestions | undefined
  readonly brandSuggestions?: SuggestionGroup | undefined
  readonly contentSuggestions?: SuggestionGroup | undefined
  readonly customSuggestion?: CustomSuggestions | undefined
  readonly einsteinSuggestedPhrases?:
    | {
        readonly popularSearchPhrases?: readonly SuggestedPhrase[] | undefined
        readonly recentSearchPhrases?: readonly SuggestedPhrase[] | undefined
      }
    | undefined
}
