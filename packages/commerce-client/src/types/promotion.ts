/** A promotion as returned to shoppers. */
export interface Promotion {
  readonly id: string
  readonly name?: string | undefined
  /** Short text for tiles and the cart, in the language of the request. */
  readonly calloutMsg?: string | undefined
  /** Conditions, in the language of the request. */
  readonly details?: string | undefined
  readonly image?: string | undefined
  /** Present when the promotion is restricted to one currency. */
  readonly currency?: string | undefined
  /** ISO 8601 instant. */
  readonly startDate?: string | undefined
  /** ISO 8601 instant. */
  readonly endDate?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getPromotions and getPromotionsForCampaign. */
export interface PromotionResult {
  readonly data: readonly Promotion[]
  readonly limit: number
  readonly total: number
}
