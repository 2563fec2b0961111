import { randomUUID } from 'node:crypto'
import { testCard } from '../cards/testCards.js'
import { PaymentError } from '../api/PaymentError.js'
import type { PaymentContext } from '../paymentContext.js'
import { notify } from '../webhooks/notify.js'
import type { EventType, PaymentEvent } from '../webhooks/paymentEvent.js'
import type { Amount, Payment } from './payment.js'

/** A change of a payment that its webhook confirms. */
export type ChangeKind = 'captures' | 'cancels' | 'refunds' | 'reversals'

export interface ChangeReceipt {
  readonly status: 'received'
  readonly id: string
}

/** How a change is named; the defaults are those of the provider's own API. */
interface ChangeNames {
  readonly id?: string | undefined
  /** Type of the webhook of a cancellation. */
  readonly cancelType?: EventType | undefined
}

/**
 * Accepts a capture, cancellation, refund or reversal (a cancellation, or after a capture a refund); the webhook reports
 * its outcome.
 * @param amount default: everything that is left
 * @throws PaymentError 422 when the amount is too high or in another currency
 */
export function changePayment(
  context: PaymentContext,
  payment: Payment,
  kind: ChangeKind,
  amount: Amount | null,
  { id = `chg_${randomUUID().replaceAll('-', '')}`, cancelType = 'CANCELLATION' }: ChangeNames = {},
): ChangeReceipt {
  switch (kind) {
    case 'captures':
      capture(context, payment, amount, id)
      break
    case 'refunds':
      refund(context, payment, amount, id, 'REFUND')
      break
    case 'cancels':
      cancel(context, payment, id, cancelType)
      break
    case 'reversals':
      if (payment.captured > 0) refund(context, payment, amount, id, 'CANCEL_OR_REFUND')
      else cancel(context, payment, id, 'CANCEL_OR_REFUND')
      break
  }
  return { status: 'received', id }
}

function capture(context: PaymentContext, payment: Payment, given: Amount | null, changeId: string): void {
  const amount = checkedAmount(payment, given, payment.amount.value - payment.captured)
  const { capture: behaviour } = testCard(payment.card?.caseId)
  if (payment.state !== 'authorised' || behaviour === 'fails') {
    tell(context, payment, { type: 'CAPTURE_FAILED', success: false, amount, changeId, reason: 'declined' })
    return
  }
  context.ledger.change(payment.paymentId, { captured: payment.captured + amount.value })
  tell(context, payment, { type: 'CAPTURE', success: true, amount, changeId }, behaviour === 'late' ? 'late' : 'normal')
}

function refund(
  context: PaymentContext,
  payment: Payment,
  given: Amount | null,
  changeId: string,
  type: EventType,
): void {
  const amount = checkedAmount(payment, given, payment.captured - payment.refunded)
  if (testCard(payment.card?.caseId).refund === 'fails') {
    tell(context, payment, { type: 'REFUND_FAILED', success: false, amount, changeId, reason: 'declined' })
    return
  }
  context.ledger.change(payment.paymentId, { refunded: payment.refunded + amount.value })
  tell(context, payment, { type, success: true, amount, changeId })
}

/** Cancels what is not captured; a captured or refused payment cannot be cancelled, which the webhook reports. */
function cancel(context: PaymentContext, payment: Payment, changeId: string, type: EventType): void {
  const isPossible = ['authorised', 'open', 'pending'].includes(payment.state) && payment.captured === 0
  if (isPossible) context.ledger.change(payment.paymentId, { state: 'cancelled', reason: 'cancelled' })
  const { amount } = payment
  tell(context, payment, { type, success: isPossible, amount, changeId })
}

function checkedAmount(payment: Payment, given: Amount | null, left: number): Amount {
  const amount = given ?? { value: left, currency: payment.amount.currency }
  if (amount.currency !== payment.amount.currency || amount.value > left || amount.value <= 0) {
    const message = `At most ${left} ${payment.amount.currency} (minor units) are left of this payment.`
    throw new PaymentError(422, 'amount_invalid', message)
  }
  return amount
}

function tell(
  context: PaymentContext,
  payment: Payment,
  event: PaymentEvent,
  speed: 'normal' | 'late' = 'normal',
): void {
  void notify(context, payment, event, speed)
}
