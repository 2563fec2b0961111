import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { PaymentAttempt } from './attempts.js'
import type { DeclineReason, Money, PaymentMethodOption, ProviderRedirect } from './paymentProvider.js'
import type { ReceivedWebhook, TransferInstructions } from './paymentProvider.js'

/** Everything that placing an order needs. */
export interface PlaceRequest {
  /** Client with the shopper's token. */
  readonly client: ScapiClient
  /** Customer id of the shopper. */
  readonly owner: string
  /** The basket as just read. */
  readonly basket: Basket
  /** `quoteOf` of the basket that the shopper saw. */
  readonly quoteHash: string
  /** Our method id; null = nothing is left to pay. */
  readonly methodId: string | null
  readonly cardToken: string | null
  /** `state.data.paymentMethod` of Adyen's card component. */
  readonly encryptedCard?: Readonly<Record<string, unknown>> | undefined
  readonly localeId: string
  readonly localeAlias: string
  readonly country: string
  readonly isStaffSale: boolean
  /** Absolute address of our return page. */
  readonly returnUrl: (attemptId: string) => string
  readonly clientIp: string
}

/** Result of a step of the payment. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly orderNo: string; readonly attemptId: string }
  | ({ readonly kind: 'redirect'; readonly attemptId: string } & ProviderRedirect)
  | {
      readonly kind: 'pending'
      readonly orderNo: string
      readonly attemptId: string
      readonly instructions: TransferInstructions | null
    }
  /** The result is not known yet; never shown as failed. */
  | { readonly kind: 'checking'; readonly attemptId: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly isBasketOpen: boolean }
  /** The basket differs from what the shopper saw; nothing was ordered. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** A technical fault; nothing was charged and the basket is whole. */
  | { readonly kind: 'failed' }

/** Why placing was not tried. `unavailable`: no such attempt of this shopper, or no provider. */
export type RefusalReason = 'unavailable' | 'incomplete' | 'methodNotApplicable' | 'tooManyTries'

/** An attempt as named by its shopper. */
export interface AttemptRequest {
  readonly attemptId: string
  readonly owner: string
  /** Client with the shopper's token. */
  readonly client: ScapiClient
}

/** `unknown`: no such provider. */
export type WebhookOutcome = 'accepted' | 'forged' | 'unknown' | 'unreadable'

/** Counts of one reconciliation. */
export interface SweepReport {
  readonly checked: number
  readonly placed: number
  readonly closed: number
  /** Attempts that could not be decided now; tried again later. */
  readonly undecided: number
}

/** Orders and their payment. */
export interface Payments {
  /** Methods to offer, in order. Empty = nothing can be paid now. */
  methodsFor(place: {
    readonly country: string
    readonly total: Money
    readonly isStaffSale: boolean
    readonly localeId: string
  }): Promise<readonly PaymentMethodOption[]>
  /** Creates the order and pays it. Simultaneous calls for one basket make one order. */
  place(request: PlaceRequest): Promise<PlaceOutcome>
  /** Return from the provider; waits at most 10 s for a result, then `checking`. */
  resume(request: AttemptRequest & { readonly details: Readonly<Record<string, string>> }): Promise<PlaceOutcome>
  status(request: AttemptRequest): Promise<PlaceOutcome>
  /** The shopper's attempt that is not decided yet, for "resume or cancel payment"; null = none. */
  openAttempt(owner: string, basketId: string | null): Promise<PaymentAttempt | null>
  /** Gives the payment up; when it turns out to be authorised already, the outcome is `placed`. */
  cancel(request: AttemptRequest): Promise<PlaceOutcome>
  receiveWebhook(provider: string, rawBody: string, headers: ReceivedWebhook['headers']): Promise<WebhookOutcome>
  /** Decides what no answer and no webhook has decided; called by a timer. */
  sweep(): Promise<SweepReport>
}
