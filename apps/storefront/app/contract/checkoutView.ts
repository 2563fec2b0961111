import type { CheckoutChange } from '@vitrine/ui/CheckoutStatus'
import type { PickUpStore, SavedAddress } from '@vitrine/ui/CheckoutAddressForm'
import type { CheckoutProblem } from '@vitrine/ui/CheckoutContactForm'
import type { OrderDeduction, OrderLineData, OrderTotals } from '@vitrine/ui/OrderSummary'

/** The steps of the checkout, in order. */
export const checkoutSteps = ['who', 'where', 'how', 'payment'] as const

export type CheckoutStepName = (typeof checkoutSteps)[number]

/** What happened before this page was shown, and has to be said above the steps. */
export type CheckoutNotice =
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'changed'; readonly changes: readonly CheckoutChange[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'tooManyTries' }
  | { readonly kind: 'methodNotApplicable' }
  | { readonly kind: 'incomplete' }

/** Reasons that a shopper is told when a payment fails. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'cancelled',
] as const

export type DeclineReason = (typeof declineReasons)[number]

export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Major units; 0 = free; null = unknown. */
  readonly price: number | null
  /** Day or days of the delivery, in words of the shop's language; null = unknown. */
  readonly arrival: string | null
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

/** What Adyen's card component needs. */
export interface AdyenFields {
  readonly clientKey: string
  readonly environment: 'test' | 'live' | 'live-us' | 'live-au' | 'live-apse' | 'live-in' | 'live-nea'
  readonly localeId: string
  readonly country: string
  /** `value` in minor units. */
  readonly amount: { readonly value: number; readonly currency: string }
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
  /** The form to sign in; null = closed. */
  readonly login: 'open' | 'refused' | 'tooMany' | null
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
  /** What the shopper agrees to, as a hidden field. */
  readonly quote: string
  /** True when the products cannot be ordered together; the cart explains what to do. */
  readonly isMixed: boolean
  readonly hasUsedGoods: boolean
  readonly hasPersonalised: boolean
  /** Page with hosted card fields; null = cards are entered at the provider's own page. */
  readonly cardFields: { readonly url: string; readonly origin: string } | null
  /** Adyen's card component; null = another provider. */
  readonly adyen: AdyenFields | null
  readonly summary: CheckoutSummary
}

/** The checkout as its server shows it to one shopper. */
export type CheckoutView =
  | OpenCheckout
  /** There is nothing to buy. */
  | { readonly state: 'empty' }
  /** The platform did not answer; the basket is kept. */
  | { readonly state: 'unavailable' }
  /** The outcome of the payment is not known yet; without an id it is not this session's, and only the mail tells. */
  | { readonly state: 'checking'; readonly attemptId: string }
  /** The shopper continues at the provider. */
  | {
      readonly state: 'redirecting'
      readonly attemptId: string
      /** True on the way there; false when the shopper has come back without an outcome, and may continue or cancel. */
      readonly isAutomatic: boolean
      readonly url: string
      readonly method: 'GET' | 'POST'
      readonly fields: Readonly<Record<string, string>>
    }

export type { CheckoutProblem, PickUpStore, SavedAddress }
