import { randomUUID } from 'node:crypto'
import type { PaymentContext } from '../paymentContext.js'
import { changePayment, type ChangeReceipt } from './changePayment.js'

/**
 * Cancels all payments with a reference, for a shop that does not know their ids. A payment with this reference that
 * arrives later is refused.
 */
export function cancelReference(context: PaymentContext, reference: string, id?: string): ChangeReceipt {
  context.ledger.cancelReference(reference)
  for (const payment of context.ledger.findByReference(reference)) {
    const cancelType = payment.service === 'adyen' ? 'TECHNICAL_CANCEL' : 'CANCELLATION'
    if (payment.state !== 'cancelled') changePayment(context, payment, 'cancels', null, { cancelType })
  }
  return { status: 'received', id: id ?? `chg_${randomUUID().replaceAll('-', '')}` }
}
