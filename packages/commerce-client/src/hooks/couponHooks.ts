import { addCouponToBasket, removeCouponFromBasket } from '../client/shopperBasketCheckout.js'
import { isGone, isSetIn } from '../sync/appliedChecks.js'
import { basketMutation } from '../sync/basketMutation.js'
import { defineMutation } from './defineMutation.js'

/** Adds a coupon. A coupon that does not apply is kept; `statusCode` gives the reason. */
export const useAddCoupon = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(addCouponToBasket, /* @__PURE__ */ isSetIn('couponItems')),
)

/** Removes a coupon. */
export const useRemoveCoupon = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(removeCouponFromBasket, isGone),
)
