/** An amount in minor units, e.g. `{value: 820000, currency: 'CHF'}`. */
export interface Amount {
  readonly value: number
  readonly currency: string
}

export const METHOD_TYPES = ['card', 'twint', 'mobilepay', 'paypal', 'bank_transfer', 'invoice'] as const

export type MethodType = (typeof METHOD_TYPES)[number]

/** Why a payment was refused. */
export type RefusalReason = 'declined' | 'insufficient_funds' | 'expired_card' | 'authentication_failed' | 'cancelled'

/** `open` = the shopper must finish it on a page of the provider; `pending` = decided later, without the shopper. */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'authorised'
  | 'refused'
  | 'cancelled'
  | 'expired'
  /** A technical failure: no money was reserved. */
  | 'error'

/** The page on which the shopper continues a payment. */
export type PaymentPage = 'wallet' | 'card' | 'challenge'

/** A payment card without its number and code. */
export interface CardFacts {
  /** Id of the test card, see `TEST_CARDS`. */
  readonly caseId: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
  /** Adyen's number of a refusal that the test requested. */
  readonly acquirerCode?: number | undefined
}

/** API through which a payment was made; it decides the format of the webhooks. */
export type PaymentService = 'testpay' | 'adyen'

/** A payment of the provider. */
export interface Payment {
  readonly paymentId: string
  readonly service: PaymentService
  /** The merchant's reference: the id of the payment attempt. */
  readonly reference: string
  readonly orderNo: string
  readonly amount: Amount
  readonly type: MethodType
  readonly state: PaymentState
  readonly reason: RefusalReason | null
  readonly page: PaymentPage | null
  /** Unguessable part of the address of its page. */
  readonly pageKey: string
  /** Unguessable value that the shopper brings back to the shop. */
  readonly redirectResult: string
  readonly returnUrl: string
  readonly locale: string
  readonly card: CardFacts | null
  /** Minor units. */
  readonly captured: number
  /** Minor units. */
  readonly refunded: number
  /** Epoch milliseconds. */
  readonly createdAt: number
}
