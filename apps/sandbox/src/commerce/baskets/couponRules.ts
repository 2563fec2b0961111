import type { CouponItem, CouponStatus } from '@vitrine/commerce-client/types/lineItem'
import { coupons, type SeedCoupon } from '../../seed/coupons.js'
import { promotions, type SeedPromotion } from '../../seed/promotions.js'
import type { StoredBasket } from '../../store/storedBasket.js'

/** An active promotion of a basket, with the coupon code that activated it. */
export interface ActivePromotion {
  readonly promotion: SeedPromotion
  readonly couponCode: string | null
}

/** Finds a coupon by the entered code, ignoring case and surrounding spaces. */
export function findCoupon(code: string): SeedCoupon | null {
  const wanted = code.trim().toUpperCase()
  return coupons.find((coupon) => coupon.code === wanted) ?? null
}

/** Why a code cannot be used now; null = it can. */
export function couponFault(coupon: SeedCoupon | null, timesUsed: number, now: number): CouponStatus | null {
  if (!coupon) return 'coupon_code_unknown'
  if (!coupon.isEnabled) return 'coupon_disabled'
  const promotion = promotions.find(({ id }) => id === coupon.promotionId)
  if (!promotion || !isRunning(promotion, now)) return 'no_active_promotion'
  return coupon.redemptionLimit !== null && timesUsed >= coupon.redemptionLimit ? 'redemption_limit_exceeded' : null
}

/** Active promotions of a basket: those without a coupon and those of its coupons, without duplicates. */
export function activePromotions(basket: Pick<StoredBasket, 'coupons'>, now: number): readonly ActivePromotion[] {
  return promotions
    .filter((promotion) => isRunning(promotion, now))
    .flatMap((promotion): readonly ActivePromotion[] => {
      if (!promotion.needsCoupon) return [{ promotion, couponCode: null }]
      const used = basket.coupons.find(({ code }) => {
        const coupon = findCoupon(code)
        return coupon?.promotionId === promotion.id && coupon.isEnabled
      })
      return used ? [{ promotion, couponCode: used.code }] : []
    })
}

/**
 * Coupons of a basket in a response.
 * @param appliedCodes codes whose promotion gave a discount
 */
export function couponItems(
  basket: Pick<StoredBasket, 'coupons'>,
  appliedCodes: ReadonlySet<string>,
  now: number,
): readonly CouponItem[] {
  return basket.coupons.map(({ couponItemId, code }) => {
    const fault = couponFault(findCoupon(code), 0, now)
    const statusCode = fault ?? (appliedCodes.has(code) ? 'applied' : 'no_applicable_promotion')
    return { couponItemId, code, statusCode, valid: fault === null }
  })
}

function isRunning({ startDate, endDate }: SeedPromotion, now: number): boolean {
  return Date.parse(startDate) <= now && now < Date.parse(endDate)
}
