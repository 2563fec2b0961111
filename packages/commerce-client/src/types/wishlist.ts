export interface CustomerProductListItem {
  readonly id?: string | undefined
  readonly productId?: string | undefined
  readonly type?: string | undefined
  readonly quantity?: number | undefined
  readonly public?: boolean | undefined
  readonly priority?: number | undefined
  readonly purchasedQuantity?: number | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Purpose of a product list; the shop creates only `wish_list`. */
export type ProductListType = 'wish_list' | 'gift_registry' | 'shopping_list' | 'custom_1' | 'custom_2' | 'custom_3'

/** A product list of a customer; the wishlist has the type `wish_list` (Spec §3 "Wishlist"). */
export interface CustomerProductList {
  readonly id?: string | undefined
  readonly type?: string | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly public?: boolean | undefined
  /** ISO 8601. */
  readonly creationDate?: string | undefined
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  readonly customerProductListItems?: readonly CustomerProductListItem[] | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Body of createCustomerProductList. */
export interface CustomerProductListCreation {
  readonly type: ProductListType
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly public?: boolean | undefined
}

/** Response of getCustomerProductLists. */
export interface CustomerProductListResult {
  readonly data?: readonly CustomerProductList[] | undefined
  readonly total: number
  readonly limit?: number | undefined
}

/** Body of createCustomerProductListItem. */
export interface CustomerProductListItemCreation {
  readonly quantity: number
  readonly public: boolean
  readonly priority: number
  readonly type: 'product'
  readonly productId: string
}

/** Body of updateCustomerProductListItem. */
export interface CustomerProductListItemUpdate {
  readonly quantity: number
  readonly public: boolean
  readonly priority: number
}
