import type {
  ProductCustomFields,
  ProductImage,
  ProductImageGroup,
  ProductPromotion,
  VariationAttribute,
} from './product.js'

/** One hit of product-search; `c_*` fields come with `expand=custom_properties`. Amounts are major units. */
export interface ProductSearchHit extends ProductCustomFields {
  readonly productId: string
  readonly productName?: string | undefined
  /** `product`, `master`, `variation_group`, `set` ... */
  readonly hitType?: string | undefined
  readonly price?: number | undefined
  readonly priceMax?: number | undefined
  readonly currency?: string | undefined
  readonly orderable?: boolean | undefined
  readonly image?: ProductImage | undefined
  readonly imageGroups?: readonly ProductImageGroup[] | undefined
  readonly representedProduct?: { readonly id: string } | undefined
  /** All products that the hit represents, e.g. the sizes of a ring. */
  readonly representedProducts?: readonly { readonly id: string }[] | undefined
  readonly productPromotions?: readonly ProductPromotion[] | undefined
  readonly variationAttributes?: readonly VariationAttribute[] | undefined
}

export interface SearchRefinementValue {
  readonly value: string
  readonly label?: string | undefined
  readonly hitCount: number
  readonly description?: string | undefined
  readonly presentationId?: string | undefined
  readonly values?: readonly SearchRefinementValue[] | undefined
}

export interface SearchRefinement {
  readonly attributeId: string
  readonly label?: string | undefined
  readonly values?: readonly SearchRefinementValue[] | undefined
}

export interface SearchSortingOption {
  readonly id: string
  readonly label?: string | undefined
}

/** Response of product-search. */
export interface ProductSearchResult {
  readonly hits?: readonly ProductSearchHit[] | undefined
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly query?: string | undefined
  readonly refinements?: readonly SearchRefinement[] | undefined
  /** Attribute id → selected values, joined with `|`. */
  readonly selectedRefinements?: Readonly<Record<string, string>> | undefined
  readonly sortingOptions?: readonly SearchSortingOption[] | undefined
  readonly selectedSortingOption?: string | undefined
  readonly searchPhraseSuggestions?: SuggestionGroup | undefined
}

/** Phrases and terms suggested by the suggestion service. */
export interface SuggestionGroup {
  readonly suggestedPhrases?:
    | readonly { readonly phrase: string; readonly exactMatch?: boolean | undefined }[]
    | undefined
  readonly suggestedTerms?:
    | readonly {
        readonly originalTerm: string
        readonly terms?: readonly { readonly value: string }[] | undefined
      }[]
    | undefined
}
