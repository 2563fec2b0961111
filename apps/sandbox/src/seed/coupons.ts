/** A coupon that shoppers can enter; its promotion defines the discount. */
export interface SeedCoupon {
  /** Upper case; the shopper's input is case-insensitive. */
  readonly code: string
  readonly promotionId: string
  readonly isEnabled: boolean
  /** Maximum number of orders; null = unlimited. */
  readonly redemptionLimit: number | null
}

export const coupons: readonly SeedCoupon[] = [
  { code: 'WELCOME10', promotionId: 'welcome-10', isEnabled: true, redemptionLimit: null },
  { code: 'ENGRAVE', promotionId: 'engraving', isEnabled: true, redemptionLimit: null },
  { code: 'ENGRAVE-ONCE', promotionId: 'engraving', isEnabled: true, redemptionLimit: 1 },
  { code: 'EXPIRED', promotionId: 'spring-2026', isEnabled: true, redemptionLimit: null },
  { code: 'WITHDRAWN', promotionId: 'welcome-10', isEnabled: false, redemptionLimit: null },
]
