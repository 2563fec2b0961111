import type { CouponStatus } from '@vitrine/commerce-client/types/lineItem'
import { createObjectId } from '../../store/identifiers.js'
import type { StoredBasket } from '../../store/storedBasket.js'
import { Problem, badRequest } from '../http/problem.js'
import { findBasket, saveBasket, type BasketCall } from './basketService.js'
import { couponFault, findCoupon } from './couponRules.js'
import { readRequiredText, type JsonObject } from './readBody.js'

const MAXIMUM_COUPONS = 10

/**
 * addCouponToBasket. A valid coupon without a discount stays in the basket as `no_applicable_promotion`.
 * @throws Problem 400 `bad-request` with `statusCode` and `valid: false` for a code that cannot be used
 */
export function addCoupon(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const given = readRequiredText(body, 'code')
  const coupon = findCoupon(given)
  const timesUsed = coupon ? call.context.orders.countByCoupon(coupon.code) : 0
  const fault = couponFault(coupon, timesUsed, call.context.now())
  if (!coupon || fault) throw refusal(given, fault ?? 'coupon_code_unknown')
  if (basket.coupons.some(({ code }) => code === coupon.code)) throw refusal(given, 'coupon_code_already_in_basket')
  if (basket.coupons.length >= MAXIMUM_COUPONS) throw badRequest(`A basket has ${MAXIMUM_COUPONS} coupons at most.`)
  const added = { couponItemId: createObjectId(), code: coupon.code }
  return saveBasket({ ...basket, coupons: [...basket.coupons, added] }, call)
}

/**
 * removeCouponFromBasket.
 * @throws Problem 404 for an unknown coupon item
 */
export function removeCoupon(basketId: string, couponItemId: string, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const coupons = basket.coupons.filter((coupon) => coupon.couponItemId !== couponItemId)
  if (coupons.length < basket.coupons.length) return saveBasket({ ...basket, coupons }, call)
  throw new Problem(404, 'coupon-item-not-found', `No coupon item with ID '${couponItemId}' is in the basket.`, {
    couponItemId,
  })
}

function refusal(couponCode: string, statusCode: CouponStatus): Problem {
  return badRequest(`The coupon code '${couponCode}' can't be used.`, { couponCode, statusCode, valid: false })
}
