import type { OrderDeduction, OrderLineData, OrderTotals } from '@vitrine/ui/OrderSummary'

/** The steps of the checkout, in order. */
export const checkoutSteps = ['who', 'where', 'how', 'payment'] as const

export type CheckoutStepName = (typeof checkoutSteps)[number]

/** A field of a submitted form that was refused; `kind` and `limit` as in the form rules of the design system. */
export interface CheckoutProblem {
  readonly name: string
  readonly kind: 'required' | 'choose' | 'format' | 'accept' | 'email' | 'phone' | 'tooLong' | 'noLocker' | 'login'
  readonly limit?: number | undefined
}

/** What happened before this page was shown, and has to be said above the steps. */
export type CheckoutNotice =
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'tooManyTries' }
  | { readonly kind: 'methodNotApplicable' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unpaid' }

/** Reasons that a shopper is told when a payment fails. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'cancelled',
] as const

export type DeclineReason = (typeof declineReasons)[number]

/** An address that a registered shopper has saved, as values of the form's fields. */
export interface SavedAddress {
  readonly id: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}

/** A boutique where the order can be collected. */
export interface PickUpStore {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  /** Regular hours, a line for each group of days. */
  readonly hours: readonly string[]
  readonly availability: 'all' | 'some' | 'none'
  readonly href: string | null
}

/** First and last day of a delivery, `YYYY-MM-DD`. */
export interface ArrivalDays {
  readonly first: string
  readonly last: string
}

export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Major units; 0 = free; null = unknown. */
  readonly price: number | null
  readonly arrival: ArrivalDays | null
}

export interface PaymentOption {
  readonly id: string
  readonly kind: 'card' | 'redirect' | 'transfer' | 'invoice'
}

/** A gift certificate that pays a part of the order. */
export interface CheckoutCertificate extends OrderDeduction {}

/** What the shopper buys, and for how much. */
export interface CheckoutSummary {
  readonly lines: readonly (OrderLineData & {
    readonly details: readonly { readonly label: string; readonly value: string }[]
  })[]
  readonly totals: OrderTotals
  /** ISO 4217. */
  readonly currency: string
  readonly promotions: readonly OrderDeduction[]
  readonly giftMessage: string | null
}

/** The open checkout of one shopper. */
export interface OpenCheckout {
  readonly state: 'open'
  readonly step: CheckoutStepName
  /** Steps that are complete, whether or not they are open. */
  readonly done: readonly CheckoutStepName[]
  readonly problems: readonly CheckoutProblem[]
  /** Values of the fields of the open step: as submitted, else as saved in the basket. */
  readonly values: Readonly<Record<string, string>>
  readonly notices: readonly CheckoutNotice[]
  readonly email: string
  readonly isSignedIn: boolean
  readonly savedAddresses: readonly SavedAddress[]
  /** Chosen delivery address or boutique, and billing address, in lines. */
  readonly addressLines: readonly string[]
  readonly billingLines: readonly string[]
  readonly isPickUp: boolean
  readonly stores: readonly PickUpStore[]
  readonly methods: readonly DeliveryMethod[]
  readonly method: DeliveryMethod | null
  readonly paymentOptions: readonly PaymentOption[]
  readonly certificates: readonly CheckoutCertificate[]
  /** Major units: the total less gift certificates. */
  readonly amountDue: number
  /** Hash of what the shopper agrees to. */
  readonly quote: string
  readonly hasUsedGoods: boolean
  readonly hasPersonalised: boolean
  /** Page with hosted card fields; null = cards are entered at the provider's own page. */
  readonly cardFields: { readonly url: string; readonly origin: string } | null
  readonly summary: CheckoutSummary
}

/** The checkout as its server shows it to one shopper. */
export type CheckoutView =
  | OpenCheckout
  /** There is nothing to buy. */
  | { readonly state: 'empty' }
  /** The platform did not answer; the basket is kept. */
  | { readonly state: 'unavailable' }
  /** The outcome of the payment is not known yet. */
  | { readonly state: 'checking'; readonly attemptId: string }
  /** The shopper continues at the provider. */
  | {
      readonly state: 'redirecting'
      readonly url: string
      readonly method: 'GET' | 'POST'
      readonly fields: Readonly<Record<string, string>>
    }
