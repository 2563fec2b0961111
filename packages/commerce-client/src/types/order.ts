import type { CustomerInfo } from './basket.js'
import type { CouponItem, GiftCertificateItem, GroupedTaxItem } from './lineItem.js'
import type { PriceAdjustment, ProductLine, ShippingItem } from './lineItem.js'
import type { OrderPaymentInstrument } from './payment.js'
import type { OrderAddress, Shipment } from './shipment.js'

export type OrderStatus = 'created' | 'new' | 'completed' | 'cancelled' | 'replaced' | 'failed'

/** One line of an order. Amounts are major units. */
export interface OrderItem extends ProductLine {
  /** Delivery status, e.g. `Allocated` (Spec §4 "Order and item display status"); custom field. */
  readonly c_status?: string | undefined
}

/** `order` of Shopper Orders, limited to the fields Vitrine reads. Amounts are major units; prices are gross. */
export interface Order {
  readonly orderNo?: string | undefined
  readonly orderToken?: string | undefined
  /** Together with the e-mail address, authorises a guest to see the order. */
  readonly orderViewCode?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: 'not_paid' | 'part_paid' | 'paid' | undefined
  readonly shippingStatus?: 'not_shipped' | 'part_shipped' | 'shipped' | undefined
  readonly confirmationStatus?: 'not_confirmed' | 'confirmed' | undefined
  readonly exportStatus?: 'not_exported' | 'exported' | 'ready' | 'failed' | undefined
  /** Status of the retailer's order system, e.g. `Allocated` (Spec §4 "Order and item display status"). */
  readonly externalOrderStatus?: string | undefined
  readonly guest?: boolean | undefined
  readonly currency?: string | undefined
  /** Two capital letters, e.g. `CH`, `GB`. */
  readonly c_country?: string | undefined
  readonly customerInfo?: CustomerInfo | undefined
  readonly customerName?: string | undefined
  readonly billingAddress?: OrderAddress | undefined
  readonly shipments?: readonly Shipment[] | undefined
  readonly productItems?: readonly OrderItem[] | undefined
  readonly giftCertificateItems?: readonly GiftCertificateItem[] | undefined
  readonly couponItems?: readonly CouponItem[] | undefined
  readonly shippingItems?: readonly ShippingItem[] | undefined
  readonly paymentInstruments?: readonly OrderPaymentInstrument[] | undefined
  readonly orderPriceAdjustments?: readonly PriceAdjustment[] | undefined
  readonly groupedTaxItems?: readonly GroupedTaxItem[] | undefined
  readonly orderTotal?: number | undefined
  readonly productSubTotal?: number | undefined
  readonly productTotal?: number | undefined
  readonly shippingTotal?: number | undefined
  readonly taxTotal?: number | undefined
  readonly taxation?: string | undefined
  readonly siteId?: string | undefined
  readonly creationDate?: string | undefined
  readonly lastModified?: string | undefined
  readonly channelType?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getCustomerOrders, newest first. */
export interface CustomerOrderResult {
  readonly data?: readonly Order[] | undefined
  readonly limit: number
  readonly offset?: number | undefined
  readonly total: number
}

/** Query of getCustomerOrders. */
export interface CustomerOrderQuery {
  /** 1 to 50; default 10. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** One status, or several separated by commas. */
  readonly status?: string | undefined
  /** ISO 8601 instant. */
  readonly from?: string | undefined
  /** ISO 8601 instant. */
  readonly until?: string | undefined
}

/** Body of createOrder. */
export interface OrderCreation {
  readonly basketId: string
}

/** Body of failOrder. */
export interface OrderFailure {
  readonly reasonCode?: 'payment_confirm_failure' | 'payment_capture_failure' | 'payment_auth_failure' | undefined
}

/** Body of guestOrderLookup: the e-mail address and one of the other fields. */
export interface OrderLookup {
  readonly email?: string | undefined
  readonly orderViewCode?: string | undefined
  /** Of the billing address. */
  readonly postalCode?: string | undefined
  /** Of the billing address. */
  readonly phone?: string | undefined
}
