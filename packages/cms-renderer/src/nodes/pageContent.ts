import type { ListingProps } from '@vitrine/ui/Listing'
import type { ProductDetailData } from '@vitrine/ui/ProductDetail'

/** The product of a detail page, and what the add-to-cart slot needs to know. */
export interface PageProduct extends ProductDetailData {
  readonly order: { readonly maxQuantity: number; readonly isPurchasable: boolean }
}

/** The listing of a category or search page: what `Listing` shows, without its functions. */
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
