/** `category` of Shopper Products. */
export interface Category {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly thumbnail?: string | undefined
  readonly categories?: readonly Category[] | undefined
  readonly parentCategoryId?: string | undefined
  /** From the top category down to this one. `id` is optional in the platform's documentation, but always present. */
  readonly parentCategoryTree?: readonly { readonly id: string; readonly name?: string | undefined }[] | undefined
  readonly onlineSubCategoriesCount?: number | undefined
  readonly pageTitle?: string | undefined
  readonly pageDescription?: string | undefined
  readonly pageKeywords?: string | undefined
  /** Path after the locale alias, with a leading slash, e.g. `/watches/mens`. */
  readonly c_urlPath?: string | undefined
  readonly c_showInMenu?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getCategories. */
export interface CategoryResult {
  readonly limit: number
  readonly total: number
  readonly data: readonly Category[]
}
