export interface CustomerProductListItem {
  readonly id?: string | undefined
  readonly productId?: string | undefined
  readonly type?: string | undefined
  readonly quantity?: number | undefined
  readonly public?: boolean | undefined
  readonly priority?: number | undefined
}

/** A product list of a customer; the wishlist has the type `wish_list` (Spec §3 "Wishlist"). */
export interface CustomerProductList {
  readonly id?: string | undefined
  readonly type?: string | undefined
  readonly customerProductListItems?: readonly CustomerProductListItem[] | undefined
}

/** Answer of "get customer product lists". */
export interface CustomerProductListResult {
  readonly data?: readonly CustomerProductList[] | undefined
  readonly total: number
  readonly limit?: number | undefined
}

/** Fields sent when an item is created. */
export interface CustomerProductListItemCreation {
  readonly quantity: number
  readonly public: boolean
  readonly priority: number
  readonly type: 'product'
  readonly productId: string
}
