import type { Payment } from '../ledger/payment.js'
import type { PaymentEvent } from './paymentEvent.js'

/** What a webhook reports. */
export interface WebhookFacts {
  /** Id of the webhook; the same in every repetition. */
  readonly id: string
  readonly payment: Payment
  readonly event: PaymentEvent
  /** `forged` = signed with a wrong key. */
  readonly authenticity: 'genuine' | 'forged'
}
