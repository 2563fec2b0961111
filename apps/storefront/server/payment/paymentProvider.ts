import type { Money } from './money.js'

export type { Money } from './money.js'

/** How a method is paid, which decides what the payment step shows. */
export type PaymentKind = 'card' | 'redirect' | 'transfer' | 'invoice'

/** A payment method that a shopper may choose. */
export interface PaymentMethodOption {
  /** Our id, e.g. `card`, `twint`, `bank_transfer`; the value of the form field `method`. */
  readonly id: string
  readonly kind: PaymentKind
  /** Id of the payment method in the commerce platform, e.g. `CREDIT_CARD`. */
  readonly paymentMethodId: string
}

/** Reasons that a shopper may be told. A suspicion of fraud is told as `declined`. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'expiredCard' | 'authenticationFailed' | 'cancelled'

/** Account and reference of a bank transfer. */
export interface TransferInstructions {
  readonly iban: string
  readonly bic: string | null
  readonly holder: string
  readonly bank: string | null
  /** To be given with the transfer. */
  readonly reference: string
}

/** A page of the provider or the bank to which the shopper is sent. */
export interface ProviderRedirect {
  readonly url: string
  readonly method: 'GET' | 'POST'
  /** Form fields of a POST. */
  readonly fields: Readonly<Record<string, string>>
}

/** State of a payment as the provider tells it. `paymentId`: the provider's own reference, null = not given. */
export type PaymentAnswer =
  | { readonly kind: 'authorised'; readonly paymentId: string; readonly amount: Money }
  | { readonly kind: 'refused'; readonly paymentId: string | null; readonly reason: DeclineReason }
  | { readonly kind: 'redirect'; readonly paymentId: string | null; readonly redirect: ProviderRedirect }
  | {
      readonly kind: 'pending'
      readonly paymentId: string | null
      readonly instructions: TransferInstructions | null
    }
  /** The provider had a technical error and cannot say more: look the payment up before anything else. */
  | { readonly kind: 'error'; readonly paymentId: string | null }

/** A payment to start. `reference` is the id of the attempt. */
export interface PaymentStart {
  readonly reference: string
  readonly orderNo: string
  readonly amount: Money
  /** Our method id. */
  readonly methodId: string
  /** Token of hosted card fields; null = none, the provider may answer with a hosted card page. */
  readonly cardToken: string | null
  /** `state.data.paymentMethod` of the provider's own card component: encrypted, or a chosen method. */
  readonly encryptedCard: Readonly<Record<string, unknown>> | null
  readonly returnUrl: string
  readonly country: string
  readonly localeId: string
  readonly email: string
  readonly clientIp: string
  /** The same key for each repetition of this call. */
  readonly key: string
}

/** Capture, cancellation or refund of a payment. */
export interface PaymentChange {
  readonly paymentId: string
  readonly reference: string
  readonly amount: Money
  readonly key: string
}

/** What a webhook reports. Providers name it differently; adapters translate. */
export type WebhookEventType =
  | 'authorisation'
  | 'capture'
  | 'captureFailed'
  | 'cancellation'
  | 'refund'
  | 'refundFailed'
  | 'dispute'
  /** The shopper can no longer pay. */
  | 'expiry'
  | 'other'

/** One event of a webhook, with a verified signature. */
export interface WebhookEvent {
  /** Equal for repeated deliveries of one event. */
  readonly id: string
  readonly type: WebhookEventType
  readonly isSuccess: boolean
  readonly paymentId: string
  /** Id of the attempt. */
  readonly reference: string
  readonly amount: Money
  readonly reason: DeclineReason | null
}

/** `forged`: the signature is missing, wrong or too old. `unreadable`: signed, but not the agreed shape. */
export type WebhookReading =
  | { readonly kind: 'events'; readonly events: readonly WebhookEvent[] }
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable' }

/** A webhook as received. Header names are lower case. */
export interface ReceivedWebhook {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** ms since 1970 */
  readonly now: number
}

/**
 * Port to a payment provider. It holds no state and decides nothing about orders. Calls throw `PaymentProviderError`
 * when the provider gave no usable answer; they never repeat themselves.
 */
export interface PaymentProvider {
  /** Name in attempts and in the path of webhooks, e.g. `testpay`. */
  readonly id: string
  /** Our ids of the methods that the provider accepts for this place and amount. */
  methods(place: {
    readonly country: string
    readonly amount: Money
    readonly localeId: string
  }): Promise<ReadonlySet<string>>
  start(payment: PaymentStart): Promise<PaymentAnswer>
  /**
   * Completes a redirect with what the provider appended to the return address. Details of another reference are
   * `rejected`: a shopper could pay a second order with the return address of the first.
   */
  submitDetails(request: {
    readonly reference: string
    readonly details: Readonly<Record<string, string>>
    readonly key: string
  }): Promise<PaymentAnswer>
  /**
   * Reads the payment of a reference. `none` = the provider knows no payment of this reference; `unsupported` = the
   * provider cannot look up references, only webhooks tell.
   */
  find(reference: string): Promise<PaymentAnswer | { readonly kind: 'none' } | { readonly kind: 'unsupported' }>
  /** Verifies the signature over the raw body, then reads the events. Throws nothing. */
  readWebhook(received: ReceivedWebhook): WebhookReading
  capture(change: PaymentChange): Promise<void>
  /** Cancels a payment; with `paymentId: null` by its reference, for a lost answer. */
  cancel(change: { readonly paymentId: string | null; readonly reference: string; readonly key: string }): Promise<void>
  refund(change: PaymentChange): Promise<void>
}

/**
 * Why a call to a provider has no answer: `notSent` = it never arrived, nothing is charged; `rejected` = the provider
 * refused the request as invalid, nothing is charged; `unknown` = the answer was lost, it may be charged.
 */
export type PaymentProviderFailure = 'notSent' | 'rejected' | 'unknown'

/** A provider gave no usable answer. The message contains no card or personal data. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  readonly failure: PaymentProviderFailure

  constructor(provider: string, failure: PaymentProviderFailure, options?: ErrorOptions) {
    super(`The payment provider "${provider}" gave no usable answer (${failure}).`, options)
    this.failure = failure
  }
}
