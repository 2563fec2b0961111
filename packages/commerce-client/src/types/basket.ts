/** One line of a basket. Amounts are major units. */
export interface BasketItem {
  readonly itemId?: string | undefined
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  readonly itemText?: string | undefined
  readonly quantity?: number | undefined
  /** Price of the line before adjustments. */
  readonly price?: number | undefined
  /** Price of one piece. */
  readonly basePrice?: number | undefined
  readonly priceAfterItemDiscount?: number | undefined
  readonly priceAfterOrderDiscount?: number | undefined
  readonly shipmentId?: string | undefined
  readonly inventoryId?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

export interface ShippingMethod {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly price?: number | undefined
  /** The method is for back-office use and must not be chosen for a shopper. */
  readonly c_hideOnStorefront?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Answer of getShippingMethodsForShipment. */
export interface ShippingMethodResult {
  readonly defaultShippingMethodId?: string | undefined
  readonly applicableShippingMethods?: readonly ShippingMethod[] | undefined
}

export interface OrderAddress {
  readonly id?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly stateCode?: string | undefined
  readonly countryCode?: string | undefined
  readonly phone?: string | undefined
}

export interface Shipment {
  readonly shipmentId?: string | undefined
  readonly shippingMethod?: ShippingMethod | undefined
  readonly shippingAddress?: OrderAddress | undefined
}

/** `basket` of Shopper Baskets v2, as far as Vitrine reads it (Spec §3 "Basket"). Amounts are major units. */
export interface Basket {
  readonly basketId?: string | undefined
  readonly currency?: string | undefined
  /** Two capital letters, e.g. `CH`, `GB`. */
  readonly c_country?: string | undefined
  readonly productItems?: readonly BasketItem[] | undefined
  readonly giftCertificateItems?: readonly object[] | undefined
  readonly orderTotal?: number | undefined
  readonly shippingTotal?: number | undefined
  readonly taxTotal?: number | undefined
  readonly taxation?: string | undefined
  readonly productSubTotal?: number | undefined
  readonly productTotal?: number | undefined
  readonly customerInfo?: { readonly email?: string | undefined; readonly customerId?: string | undefined } | undefined
  readonly shipments?: readonly Shipment[] | undefined
  readonly creationDate?: string | undefined
  readonly lastModified?: string | undefined
  readonly channelType?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Answer of getCustomerBaskets. */
export interface BasketsResult {
  readonly baskets?: readonly Basket[] | undefined
  readonly total: number
}

/** Body of createBasket: the country and currency that the basket must keep (decision 24). */
export interface BasketCreation {
  readonly c_country: string
  readonly currency: string
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
}

/** Body of updateShipmentForBasket (Spec §7). An empty address never wipes the stored one. */
export interface ShipmentUpdate {
  readonly shippingMethod?: { readonly id: string } | undefined
  readonly shippingAddress?: OrderAddress | undefined
}
