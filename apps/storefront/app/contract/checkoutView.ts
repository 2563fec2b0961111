/** The steps of the checkout, in order. */
export const checkoutSteps = ['who', 'where', 'how', 'payment'] as const

export type CheckoutStepName = (typeof checkoutSteps)[number]

/** The checkout as its server shows it to one shopper. */
export interface CheckoutView {
  /** The open step; null = there is nothing to buy. */
  readonly step: CheckoutStepName | null
}
