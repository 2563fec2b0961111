import type { Product } from '../../types/product.js'
import { lineAmount } from '../basket/lineAmount.js'
import { productBrand, productName } from '../product/productName.js'
import { type PricedProduct, productPrice } from '../product/productPrice.js'
import { processName, type ProcessName } from './processName.js'
import type { ShopName } from './shopName.js'
import { trackingCategoryPath } from './trackingCategoryPath.js'
import { trackingCountry } from './trackingCountry.js'

/** Product events, and `file_download` (Spec §7 "Analytics data-layer events"). */
export const dataLayerEventNames = [
  'add_to_wishlist',
  'remove_from_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'contact_us_for_details',
  'contact_call_initiated',
  'check_store_availability',
  'back_in_stock_notification',
  'view_item',
  'file_download',
] as const

export type DataLayerEventName = (typeof dataLayerEventNames)[number]
export type ProductEventName = Exclude<DataLayerEventName, 'file_download'>

/** Country, language and shop of an event. */
export interface TrackingPlace {
  /** `CH`, `GB`, ... */
  readonly country: string
  readonly shop: ShopName
}

/** The boutique of an event. */
export interface TrackedStore {
  readonly id: string
  readonly name?: string | undefined
}

/** Product fields used by events. Products and search hits have them. */
export type TrackedProduct = PricedProduct &
  Pick<
    Product,
    | 'name'
    | 'productName'
    | 'brand'
    | 'currency'
    | 'c_brand'
    | 'c_productType'
    | 'c_gtm_item_list_category_path'
    | 'c_gtm_item_availability'
    | 'c_gtm_item_variant'
    | 'c_gtm_item_reference'
    | 'c_gtm_item_movement'
    | 'c_gtm_item_material'
  > & { readonly id: string }

interface EventFacts<Name extends DataLayerEventName> {
  readonly event: Name
  readonly process: ProcessName
  readonly shop: ShopName
  /** In the form used for tracking: `UK`, `XZ`. */
  readonly country: string
}

/** A product as sent to analytics; absent fields are missing in the product. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  /** Always five levels. */
  readonly item_list_category_path: string
  readonly item_availability?: string | undefined
  readonly item_variant?: string | undefined
  readonly item_reference?: string | undefined
  readonly item_movement?: string | undefined
  readonly item_material?: string | undefined
  /** Major units; absent for price on request. */
  readonly price?: number | undefined
  /** Always 1, regardless of the quantity in the cart (Spec §9 "Analytics"). */
  readonly quantity: 1
}

export interface ProductEvent extends EventFacts<ProductEventName> {
  readonly ecommerce: {
    readonly currency?: string | undefined
    readonly value?: number | undefined
    readonly items: readonly [TrackedItem]
  }
  readonly store_id?: string | undefined
  readonly store_name?: string | undefined
}

export interface FileDownloadEvent extends EventFacts<'file_download'> {
  /** Last path segment only; a full URL may contain personal data. */
  readonly file_name: string
}

/** Event about a product; with store data its process is `store_interaction`. Absent values are omitted. */
export function productEvent(
  event: ProductEventName,
  product: TrackedProduct,
  place: TrackingPlace,
  store?: TrackedStore,
): ProductEvent {
  const price = lineAmount(productPrice(product, 'rootPrice')) ?? undefined
  const item = present({
    item_id: product.id,
    item_name: productName(product),
    item_brand: productBrand(product),
    item_list_category_path: trackingCategoryPath(product.c_gtm_item_list_category_path),
    item_availability: product.c_gtm_item_availability,
    item_variant: product.c_gtm_item_variant,
    item_reference: product.c_gtm_item_reference,
    item_movement: product.c_gtm_item_movement,
    item_material: product.c_gtm_item_material,
    price,
    quantity: 1 as const,
  })
  return {
    ...facts(event, processName({ hasStore: store !== undefined, isDownload: false }), place),
    ecommerce: { ...present({ currency: product.currency, value: price }), items: [item] },
    ...present({ store_id: store?.id, store_name: store?.name }),
  }
}

/** Event of a download. `url` is the link to the file. */
export function fileDownloadEvent(url: string, place: TrackingPlace): FileDownloadEvent {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return {
    ...facts('file_download', processName({ hasStore: false, isDownload: true }), place),
    file_name: path.slice(path.lastIndexOf('/') + 1),
  }
}

function facts<Name extends DataLayerEventName>(
  event: Name,
  process: ProcessName,
  { country, shop }: TrackingPlace,
): EventFacts<Name> {
  return { event, process, shop, country: trackingCountry(country) }
}

/** Copy of a record without its undefined values. */
function present<Values extends object>(values: Values): Values {
  const copy = { ...values }
  for (const [name, value] of Object.entries(values)) if (value === undefined) Reflect.deleteProperty(copy, name)
  return copy
}
