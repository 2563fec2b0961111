import type { Amount } from '../ledger/payment.js'

export type EventType =
  | 'AUTHORISATION'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'CANCELLATION'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'EXPIRE'
  /** Of Adyen only: a reversal. */
  | 'CANCEL_OR_REFUND'
  /** Of Adyen only: a cancellation by the merchant's reference. */
  | 'TECHNICAL_CANCEL'

/** Something that happened to a payment and that the shop is told. */
export interface PaymentEvent {
  readonly type: EventType
  readonly success: boolean
  readonly amount: Amount
  readonly reason?: string | undefined
  /** Id of the capture, cancellation or refund; absent for the payment itself. */
  readonly changeId?: string | undefined
}
