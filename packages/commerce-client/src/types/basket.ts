import type { CouponItem, GiftCertificateItem, GroupedTaxItem } from './lineItem.js'
import type { PriceAdjustment, ProductLine, ShippingItem } from './lineItem.js'
import type { OrderPaymentInstrument } from './payment.js'
import type { OrderAddress, Shipment } from './shipment.js'

export type { OrderAddress, Shipment, ShippingMethod, ShippingMethodResult } from './shipment.js'

/** One line of a basket. Amounts are major units. */
export interface BasketItem extends ProductLine {}

/** Customer of a basket or an order. */
export interface CustomerInfo {
  readonly customerId?: string | undefined
  readonly customerNo?: string | undefined
  readonly customerName?: string | undefined
  readonly email?: string | undefined
}

/** `basket` of Shopper Baskets v2, as far as Vitrine reads it (Spec §3 "Basket"). Amounts are major units. */
export interface Basket {
  readonly basketId?: string | undefined
  readonly currency?: string | undefined
  /** Two capital letters, e.g. `CH`, `GB`. */
  readonly c_country?: string | undefined
  readonly productItems?: readonly BasketItem[] | undefined
  readonly giftCertificateItems?: readonly GiftCertificateItem[] | undefined
  readonly couponItems?: readonly CouponItem[] | undefined
  readonly shippingItems?: readonly ShippingItem[] | undefined
  readonly paymentInstruments?: readonly OrderPaymentInstrument[] | undefined
  /** Discounts of promotions on the whole order. */
  readonly orderPriceAdjustments?: readonly PriceAdjustment[] | undefined
  readonly groupedTaxItems?: readonly GroupedTaxItem[] | undefined
  readonly orderTotal?: number | undefined
  readonly shippingTotal?: number | undefined
  readonly shippingTotalTax?: number | undefined
  readonly adjustedShippingTotalTax?: number | undefined
  readonly merchandizeTotalTax?: number | undefined
  readonly adjustedMerchandizeTotalTax?: number | undefined
  readonly taxTotal?: number | undefined
  /** `gross`: prices include tax. */
  readonly taxation?: string | undefined
  /** Sum of the products after item promotions. */
  readonly productSubTotal?: number | undefined
  /** Sum of the products after item and order promotions. */
  readonly productTotal?: number | undefined
  readonly customerInfo?: CustomerInfo | undefined
  readonly billingAddress?: OrderAddress | undefined
  readonly shipments?: readonly Shipment[] | undefined
  readonly temporaryBasket?: boolean | undefined
  readonly agentBasket?: boolean | undefined
  readonly creationDate?: string | undefined
  readonly lastModified?: string | undefined
  readonly channelType?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getCustomerBaskets. */
export interface BasketsResult {
  readonly baskets?: readonly Basket[] | undefined
  readonly total: number
}

/** Body of createBasket: country and currency of the basket (decision 24). */
export interface BasketCreation {
  readonly c_country: string
  readonly currency: string
}

/** Body of updateBasket. */
export interface BasketUpdate {
  readonly currency?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** One entry of the body of addItemToBasket. */
export interface BasketItemAddition {
  readonly productId: string
  readonly quantity: number
  readonly price?: number | undefined
  readonly shipmentId?: string | undefined
  readonly inventoryId?: string | undefined
}

/** Body of updateItemInBasket; quantity 0 removes the line. */
export interface BasketItemUpdate {
  readonly productId?: string | undefined
  readonly quantity: number
  readonly shipmentId?: string | undefined
}

/** Body of updateCustomerForBasket. */
export interface BasketCustomerUpdate {
  readonly email: string
}

/** Body of updateShipmentForBasket (Spec §7). An empty address does not clear the stored one. */
export interface ShipmentUpdate {
  readonly shippingMethod?: { readonly id: string } | undefined
  readonly shippingAddress?: OrderAddress | undefined
  readonly gift?: boolean | undefined
  /** Empty = remove the message. */
  readonly giftMessage?: string | undefined
  /**
   * Custom fields: `c_giftWrapping` and `c_receiptWithoutPrices` (flags), `c_fromStoreId` (boutique where the order is
   * collected; empty = it is delivered), `c_pickupPerson` (who collects it, if not the buyer).
   */
  readonly [key: `c_${string}`]: unknown
}

/** Body of createShipmentForBasket. */
export interface ShipmentCreation extends ShipmentUpdate {
  readonly shipmentId?: string | undefined
}

/** Body of updateShippingMethodForShipment. */
export interface ShippingMethodUpdate {
  readonly id: string
}

/** Body of addCouponToBasket. */
export interface CouponAddition {
  readonly code: string
}

/** Body of addGiftCertificateItemToBasket and updateGiftCertificateItemInBasket. */
export interface GiftCertificateItemInput {
  /** Major units, in the currency of the basket. */
  readonly amount: number
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
}

/** `productItemMergeMode` of mergeBasket: how to merge a product that both baskets contain. */
export type ProductItemMergeMode = 'sum_quantities' | 'higher_quantity' | 'saved_quantity' | 'separate_item'
