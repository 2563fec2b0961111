import { type ContactValues, contactValues, textOf } from './contactValues.js'
import type { ProductTileData } from '../components/ProductTile/ProductTile.js'

/** The piece that a message is about. */
export interface ContactProduct
  extends Pick<ProductTileData, 'id' | 'brand' | 'name' | 'image' | 'price' | 'currency' | 'background'> {
  /** Its maker's number. */
  readonly reference: string
}

/** What a message says of its piece; names of the form data, empty where there is no piece. */
export interface ContactProductFields {
  readonly productId: string
  readonly productBrand: string
  readonly productName: string
  readonly productReference: string
}

/** A message about a piece. */
export interface ProductContactValues extends ContactValues, ContactProductFields {}

/** What is sent of a piece. Spec §9 "Contact form types": `addProductFields`. */
export function contactProductFields(product: ContactProduct | null) {
  return {
    productId: product?.id ?? '',
    productBrand: product?.brand ?? '',
    productName: product?.name ?? '',
    productReference: product?.reference ?? '',
  } satisfies ContactProductFields
}

/** Reads a product contact form, with and without scripts. */
export function productContactValues(data: FormData): ProductContactValues {
  return {
    ...contactValues(data),
    productId: textOf(data, 'productId'),
    productBrand: textOf(data, 'productBrand'),
    productName: textOf(data, 'productName'),
    productReference: textOf(data, 'productReference'),
  }
}
