import { expect, it } from 'vitest'
import type { CouponStatus } from '../../types/lineItem.js'
import { couponRefusal } from './couponRefusal.js'

it.each<[CouponStatus | undefined, ReturnType<typeof couponRefusal>]>([
  ['applied', null],
  ['adhoc', null],
  ['no_applicable_promotion', 'notApplicable'],
  ['no_active_promotion', 'inactive'],
  ['coupon_disabled', 'inactive'],
  ['coupon_code_already_redeemed', 'redeemed'],
  ['redemption_limit_exceeded', 'redeemed'],
  ['customer_redemption_limit_exceeded', 'redeemed'],
  ['timeframe_redemption_limit_exceeded', 'redeemed'],
  ['coupon_code_already_in_basket', 'alreadyAdded'],
  ['coupon_already_in_basket', 'alreadyAdded'],
  ['coupon_code_unknown', 'unknown'],
  [undefined, 'unknown'],
])('the status %s means %s', (status, refusal) => {
  expect(couponRefusal(status)).toBe(refusal)
})
