import { testCard } from '../cards/testCards.js'
import type { PaymentContext } from '../paymentContext.js'
import { notify } from '../webhooks/notify.js'
import type { Payment, RefusalReason } from './payment.js'

/** Decides a payment as its test card says. */
export async function decide(context: PaymentContext, payment: Payment): Promise<Payment> {
  const { refusal, answer, pending } = testCard(payment.card?.caseId)
  if (refusal) return refuse(context, payment, refusal)
  if (answer === 'timeout' || answer === 'error') return change(context, payment, { state: 'error' })
  if (pending) return wait(context, payment, pending)
  return authorise(context, payment)
}

/** Reserves the money. */
export async function authorise(context: PaymentContext, payment: Payment): Promise<Payment> {
  const { authorises = 0, webhook } = testCard(payment.card?.caseId)
  const amount = { ...payment.amount, value: payment.amount.value + authorises }
  const authorised = change(context, payment, { state: 'authorised', amount })
  const sent = notify(context, authorised, { type: 'AUTHORISATION', success: true, amount })
  if (webhook === 'first') await sent
  return authorised
}

/** Refuses a payment. */
export async function refuse(context: PaymentContext, payment: Payment, reason: RefusalReason): Promise<Payment> {
  const refused = change(context, payment, { state: 'refused', reason })
  void notify(context, refused, { type: 'AUTHORISATION', success: false, amount: payment.amount, reason })
  return refused
}

function wait(context: PaymentContext, payment: Payment, outcome: 'authorised' | 'refused'): Payment {
  const { paymentId } = payment
  context.timers.after(context.timing.late, () => {
    const current = context.ledger.find(paymentId)
    if (current?.state !== 'pending') return
    void (outcome === 'authorised' ? authorise(context, current) : refuse(context, current, 'declined'))
  })
  return change(context, payment, { state: 'pending' })
}

function change({ ledger }: PaymentContext, payment: Payment, values: Partial<Payment>): Payment {
  return ledger.change(payment.paymentId, values) ?? { ...payment, ...values }
}
