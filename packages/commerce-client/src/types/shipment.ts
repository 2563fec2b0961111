/** Postal address of a basket, an order or a customer. */
export interface OrderAddress {
  readonly id?: string | undefined
  readonly salutation?: string | undefined
  readonly title?: string | undefined
  readonly firstName?: string | undefined
  readonly secondName?: string | undefined
  readonly lastName?: string | undefined
  readonly fullName?: string | undefined
  readonly companyName?: string | undefined
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly postBox?: string | undefined
  readonly suite?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly stateCode?: string | undefined
  /** Two capital letters, e.g. `CH`. */
  readonly countryCode?: string | undefined
  readonly phone?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** A promotion of a shipping method. */
export interface ShippingPromotion {
  readonly promotionId?: string | undefined
  readonly promotionName?: string | undefined
  readonly calloutMsg?: string | undefined
}

export interface ShippingMethod {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** Major units, gross. */
  readonly price?: number | undefined
  readonly shippingPromotions?: readonly ShippingPromotion[] | undefined
  /** True for a back-office method, which must not be set for a shopper. */
  readonly c_hideOnStorefront?: boolean | undefined
  /** Working days until the delivery. */
  readonly c_deliveryDaysMin?: number | undefined
  readonly c_deliveryDaysMax?: number | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getShippingMethodsForShipment. */
export interface ShippingMethodResult {
  readonly defaultShippingMethodId?: string | undefined
  readonly applicableShippingMethods?: readonly ShippingMethod[] | undefined
}

/** A shipment: one address and one shipping method. The id of the first shipment is `me`. Amounts are major units. */
export interface Shipment {
  readonly shipmentId?: string | undefined
  readonly shipmentNo?: string | undefined
  readonly shippingMethod?: ShippingMethod | undefined
  readonly shippingAddress?: OrderAddress | undefined
  readonly shippingStatus?: 'not_shipped' | 'shipped' | undefined
  readonly trackingNumber?: string | undefined
  readonly gift?: boolean | undefined
  readonly giftMessage?: string | undefined
  readonly productSubTotal?: number | undefined
  readonly productTotal?: number | undefined
  readonly shippingTotal?: number | undefined
  readonly shipmentTotal?: number | undefined
  readonly taxTotal?: number | undefined
  readonly [key: `c_${string}`]: unknown
}
