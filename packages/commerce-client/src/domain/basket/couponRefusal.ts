/** Why a coupon gives no discount, as far as a shopper can act on it. */
export type CouponRefusal = 'unknown' | 'inactive' | 'redeemed' | 'alreadyAdded' | 'notApplicable'

/**
 * Reason for the `statusCode` of a coupon, of the basket or of the error that refused it; null = it gives a discount. A
 * status that is missing or new is `unknown`.
 */
export function couponRefusal(status: unknown): CouponRefusal | null {
  switch (status) {
    case 'applied':
    case 'adhoc':
      return null
    case 'no_applicable_promotion':
      return 'notApplicable'
    case 'no_active_promotion':
    case 'coupon_disabled':
      return 'inactive'
    case 'coupon_code_already_redeemed':
    case 'redemption_limit_exceeded':
    case 'customer_redemption_limit_exceeded':
    case 'timeframe_redemption_limit_exceeded':
      return 'redeemed'
    case 'coupon_code_already_in_basket':
    case 'coupon_already_in_basket':
      return 'alreadyAdded'
    default:
      return 'unknown'
  }
}
