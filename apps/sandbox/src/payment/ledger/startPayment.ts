import { randomUUID } from 'node:crypto'
import { testCard } from '../cards/testCards.js'
import type { PaymentContext } from '../paymentContext.js'
import { notify } from '../webhooks/notify.js'
import { createSecret } from '../../store/identifiers.js'
import { authorise, decide, refuse } from './decide.js'
import { isInvoiceGranted } from './methods.js'
import type { CardFacts, Payment, PaymentPage } from './payment.js'

/** A checked order to start a payment. */
export type PaymentRequest = Pick<
  Payment,
  'service' | 'reference' | 'orderNo' | 'amount' | 'type' | 'returnUrl' | 'locale'
> & {
  /** `null` = the shopper enters it on a page of the provider. */
  readonly card: CardFacts | null
  /** Id of the payment; default: a new one. */
  readonly paymentId?: string | undefined
}

/** Starts a payment: it is decided at once, or continues on a page, or is pending. */
export async function startPayment(context: PaymentContext, request: PaymentRequest): Promise<Payment> {
  const payment = context.ledger.add({
    ...request,
    paymentId: request.paymentId ?? `pay_${randomUUID().replaceAll('-', '')}`,
    state: 'open',
    reason: null,
    page: null,
    pageKey: createSecret(),
    redirectResult: createSecret(),
    captured: 0,
    refunded: 0,
    createdAt: context.now(),
  })
  if (context.ledger.isReferenceCancelled(payment.reference)) return refuse(context, payment, 'cancelled')
  switch (payment.type) {
    case 'card':
      return startCard(context, payment)
    case 'twint':
    case 'mobilepay':
    case 'paypal':
      return openPage(context, payment, 'wallet')
    case 'bank_transfer':
      return context.ledger.change(payment.paymentId, { state: 'pending' }) ?? payment
    case 'invoice':
      return isInvoiceGranted(payment.amount) ? authorise(context, payment) : refuse(context, payment, 'declined')
  }
}

async function startCard(context: PaymentContext, payment: Payment): Promise<Payment> {
  if (payment.card === null) return openPage(context, payment, 'card')
  return testCard(payment.card.caseId).challenge ? openPage(context, payment, 'challenge') : decide(context, payment)
}

function openPage(context: PaymentContext, payment: Payment, page: PaymentPage): Payment {
  context.timers.after(context.timing.page, () => expire(context, payment.paymentId))
  return context.ledger.change(payment.paymentId, { page }) ?? payment
}

/** Ends a payment whose shopper did not finish its page in time. */
function expire(context: PaymentContext, paymentId: string): void {
  if (context.ledger.find(paymentId)?.state !== 'open') return
  const expired = context.ledger.change(paymentId, { state: 'expired', reason: 'cancelled' })
  if (expired) void notify(context, expired, { type: 'EXPIRE', success: true, amount: expired.amount })
}
