import type { Basket, Shipment } from '@vitrine/commerce-client/types/basket'
import type { Product } from '@vitrine/commerce-client/types/product'

/** Outcomes of a form of the cart, as the value of the query parameter `notice`. */
export const cartNotices = [
  'updated',
  'removed',
  'failed',
  'couponAdded',
  'couponRemoved',
  'couponMissing',
  'unknown',
  'inactive',
  'redeemed',
  'alreadyAdded',
  'notApplicable',
] as const

export type CartNotice = (typeof cartNotices)[number]

/** Fields of a basket that the cart shows before its own request is answered: no addresses, no e-mail, no payment. */
export type CartBasket = Pick<
  Basket,
  | 'basketId'
  | 'currency'
  | 'productItems'
  | 'couponItems'
  | 'shippingItems'
  | 'orderPriceAdjustments'
  | 'orderTotal'
  | 'productSubTotal'
  | 'shippingTotal'
  | 'taxTotal'
> & {
  /** Gift options of the shipments. */
  readonly shipments?: readonly Pick<Shipment, 'shipmentId' | 'gift' | 'giftMessage' | `c_${string}`>[] | undefined
}

/** The cart of one shopper. */
export interface CartView {
  /** null = the shopper has no basket. */
  readonly basket: CartBasket | null
  /** Products of the lines, as far as the platform knows them. */
  readonly products: readonly Product[]
  /** Outcome of the form that led here, where scripts are off. */
  readonly notice: CartNotice | null
}
