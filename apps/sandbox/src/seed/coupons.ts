/** A coupon that shoppers can enter; its promotion says what it takes off. */
export interface SeedCoupon {
  /** Upper case; shoppers may write it in any case. */
  readonly code: string
  readonly promotionId: string
  readonly isEnabled: boolean
  /** Orders in which it may be used; null = any number. */
  readonly redemptionLimit: number | null
}

export const coupons: readonly SeedCoupon[] = [
  { code: 'WELCOME10', promotionId: 'welcome-10', isEnabled: true, redemptionLimit: null },
  { code: 'ENGRAVE', promotionId: 'engraving', isEnabled: true, redemptionLimit: null },
  { code: 'ENGRAVE-ONCE', promotionId: 'engraving', isEnabled: true, redemptionLimit: 1 },
  { code: 'EXPIRED', promotionId: 'spring-2026', isEnabled: true, redemptionLimit: null },
  { code: 'WITHDRAWN', promotionId: 'welcome-10', isEnabled: false, redemptionLimit: null },
]
