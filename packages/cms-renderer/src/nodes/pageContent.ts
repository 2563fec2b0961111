import type { ListingProps } from '@vitrine/ui/Listing'
import type { ProductDetailData } from '@vitrine/ui/ProductDetail'

/** The product of a detail page, and the data that the add-to-cart slot needs. */
export interface PageProduct extends ProductDetailData {
  readonly order: { readonly maxQuantity: number; readonly isPurchasable: boolean }
}

/** The listing of a category or search page: the props of `Listing` without its callbacks. */
export type PageListing = Pick<
  ListingProps,
  | 'title'
  | 'text'
  | 'total'
  | 'products'
  | 'refinements'
  | 'chips'
  | 'clearHref'
  | 'sort'
  | 'pageSizes'
  | 'pagination'
  | 'query'
  | 'status'
  | 'retryHref'
>
