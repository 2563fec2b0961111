/** How a discount was calculated. */
export interface AppliedDiscount {
  readonly type: string
  /** Major units. */
  readonly amount?: number | undefined
  /** Percent, e.g. `10`. */
  readonly percentage?: number | undefined
}

/** Discount of a promotion on a line, the shipping or the whole order. */
export interface PriceAdjustment {
  readonly priceAdjustmentId?: string | undefined
  readonly promotionId?: string | undefined
  /** Code of the coupon that triggered it. */
  readonly couponCode?: string | undefined
  /** Callout of the promotion, in the language of the request. */
  readonly itemText?: string | undefined
  /** Major units, negative for a discount. */
  readonly price?: number | undefined
  readonly appliedDiscount?: AppliedDiscount | undefined
  readonly custom?: boolean | undefined
  readonly manual?: boolean | undefined
}

/** A product line of a basket or an order. Amounts are major units; prices are gross. */
export interface ProductLine {
  readonly itemId?: string | undefined
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  readonly itemText?: string | undefined
  readonly quantity?: number | undefined
  /** Price of the line before adjustments. */
  readonly price?: number | undefined
  /** Price per unit. */
  readonly basePrice?: number | undefined
  readonly priceAfterItemDiscount?: number | undefined
  readonly priceAfterOrderDiscount?: number | undefined
  readonly priceAdjustments?: readonly PriceAdjustment[] | undefined
  readonly shipmentId?: string | undefined
  readonly inventoryId?: string | undefined
  /** Tax included in `price`. */
  readonly tax?: number | undefined
  /** Tax included in the price after all discounts. */
  readonly adjustedTax?: number | undefined
  /** Fraction, e.g. `0.081`. */
  readonly taxRate?: number | undefined
  readonly gift?: boolean | undefined
  readonly giftMessage?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Shipping cost of one shipment. Amounts are major units. */
export interface ShippingItem {
  readonly itemId?: string | undefined
  readonly itemText?: string | undefined
  readonly shipmentId?: string | undefined
  readonly basePrice?: number | undefined
  readonly price?: number | undefined
  readonly priceAfterItemDiscount?: number | undefined
  readonly priceAdjustments?: readonly PriceAdjustment[] | undefined
  readonly tax?: number | undefined
  readonly adjustedTax?: number | undefined
  readonly taxRate?: number | undefined
}

/** A gift certificate item to buy. */
export interface GiftCertificateItem {
  readonly giftCertificateItemId?: string | undefined
  /** Major units. */
  readonly amount: number
  readonly recipientEmail: string
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
  readonly shipmentId?: string | undefined
}

/** Tax of all lines that share a rate. */
export interface GroupedTaxItem {
  /** Fraction, e.g. `0.081`. */
  readonly taxRate?: number | undefined
  /** Major units. */
  readonly taxValue?: number | undefined
}

/** Status of an entered coupon code. */
export type CouponStatus =
  | 'coupon_code_already_in_basket'
  | 'coupon_code_already_redeemed'
  | 'coupon_code_unknown'
  | 'coupon_disabled'
  | 'redemption_limit_exceeded'
  | 'customer_redemption_limit_exceeded'
  | 'timeframe_redemption_limit_exceeded'
  | 'no_active_promotion'
  | 'coupon_already_in_basket'
  | 'no_applicable_promotion'
  | 'applied'
  | 'adhoc'

/** A coupon that a shopper entered. */
export interface CouponItem {
  readonly code: string
  readonly couponItemId?: string | undefined
  readonly statusCode?: CouponStatus | undefined
  /** True when the code exists and is enabled; `statusCode` shows whether it gives a discount. */
  readonly valid?: boolean | undefined
}
