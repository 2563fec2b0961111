import type { ListingProps } from '@vitrine/ui/Listing'
import type { ProductDetailProps } from '@vitrine/ui/ProductDetail'

/** The product of a detail page: what `ProductDetail` shows, without the parts that the slots fill. */
export type PageProduct = Pick<
  ProductDetailProps,
  | 'id'
  | 'brand'
  | 'brandHref'
  | 'name'
  | 'reference'
  | 'price'
  | 'currency'
  | 'availability'
  | 'shortDescription'
  | 'description'
  | 'gallery'
  | 'background'
  | 'variants'
  | 'keyFacts'
  | 'specifications'
  | 'manufacturers'
  | 'usps'
  | 'features'
  | 'phone'
  | 'contactHref'
  | 'breadcrumbs'
  | 'badge'
  | 'shippingHref'
  | 'callout'
  | 'setItems'
  | 'brochure'
> & {
  /** What the add-to-cart slot needs. */
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
