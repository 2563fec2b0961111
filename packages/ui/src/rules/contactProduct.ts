import { type ContactValues, contactValues, textOf } from './contactValues.js'
import type { ProductTileData } from '../components/ProductTile/ProductTile.js'

/** The product of a message. */
export interface ContactProduct
  extends Pick<ProductTileData, 'id' | 'brand' | 'name' | 'image' | 'price' | 'currency' | 'background'> {
  /** Reference number of the manufacturer. */
  readonly reference: string
}

/** Product fields in form data; empty strings without a product. */
export interface ContactProductFields {
  readonly productId: string
  readonly productBrand: string
  readonly productName: string
  readonly productReference: string
}

/** A message about a product. */
export interface ProductContactValues extends ContactValues, ContactProductFields {}

/** Form fields of a product. Spec §9 "Contact form types": `addProductFields`. */
export function contactProductFields(product: ContactProduct | null) {
  return {
    productId: product?.id ?? '',
    productBrand: product?.brand ?? '',
    productName: product?.name ?? '',
    productReference: product?.reference ?? '',
  } satisfies ContactProductFields
}

/** Reads a product contact form, submitted with or without scripts. */
export function productContactValues(data: FormData): ProductContactValues {
  return {
    ...contactValues(data),
    productId: textOf(data, 'productId'),
    productBrand: textOf(data, 'productBrand'),
    productName: textOf(data, 'productName'),
    productReference: textOf(data, 'productReference'),
  }
}
