/** A promotion as shoppers may know it. */
export interface Promotion {
  readonly id: string
  readonly name?: string | undefined
  /** Short text for tiles and the cart, in the language of the call. */
  readonly calloutMsg?: string | undefined
  /** Conditions, in the language of the call. */
  readonly details?: string | undefined
  readonly image?: string | undefined
  /** Present when the promotion is bound to one currency. */
  readonly currency?: string | undefined
  /** ISO 8601 instant. */
  readonly startDate?: string | undefined
  /** ISO 8601 instant. */
  readonly endDate?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Answer of getPromotions and getPromotionsForCampaign. */
export interface PromotionResult {
  readonly data: readonly Promotion[]
  readonly limit: number
  readonly total: number
}
