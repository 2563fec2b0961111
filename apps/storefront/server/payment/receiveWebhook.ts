import type { AttemptChange } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import { isSameMoney } from './money.js'
import type { PaymentContext } from './paymentContext.js'
import type { ReceivedWebhook, WebhookEvent } from './paymentProvider.js'
import type { WebhookOutcome } from './payments.js'
import { settleAttempt } from './settleAttempt.js'

/** A provider expects an answer within 10 s; effects that take longer go on after it, ms. */
const ANSWER_MS = 5000

/**
 * Applies a webhook. Every event is stored before this returns `accepted`; its effects are awaited for a while only,
 * because the reconciliation repeats them if they fail.
 */
export async function receiveWebhook(
  context: PaymentContext,
  providerId: string,
  received: Omit<ReceivedWebhook, 'now'>,
): Promise<WebhookOutcome> {
  const { provider, log } = context
  if (!provider || provider.id !== providerId) return 'unknown'
  const reading = provider.readWebhook({ ...received, now: context.now() })
  if (reading.kind !== 'events') {
    log.warn({ provider: providerId, reading: reading.kind }, 'A webhook was refused')
    return reading.kind
  }
  const touched: PaymentAttempt[] = []
  for (const event of reading.events) {
    const attempt = await applyEvent(context, providerId, event)
    if (attempt) touched.push(attempt)
  }
  const work = Promise.all(touched.map(({ attemptId }) => settleAttempt(context, attemptId, null)))
  await Promise.race([work, context.wait(ANSWER_MS)])
  return 'accepted'
}

async function applyEvent(
  context: PaymentContext,
  providerId: string,
  event: WebhookEvent,
): Promise<PaymentAttempt | null> {
  const { log } = context
  const attempt = await context.attempts.get(event.reference)
  const facts = { reference: event.reference, paymentId: event.paymentId, type: event.type, isSuccess: event.isSuccess }
  if (!attempt || attempt.provider !== providerId) {
    log.error({ alert: true, ...facts, amount: event.amount }, 'A webhook names a payment that is not known')
    return null
  }
  if (event.type === 'authorisation' && event.isSuccess && !isSameMoney(event.amount, attempt.amount))
    log.error({ alert: true, ...facts, amount: event.amount }, 'A webhook reports another amount than the order costs')
  const { attempt: changed, isChanged } = await context.tryChange(attempt.attemptId, changeOf(event))
  if (isChanged) await afterEvent(context, event, changed)
  if (isChanged && needsStaff(event))
    log.error({ alert: true, ...facts, orderNo: changed.orderNo }, 'A payment needs attention')
  return changed
}

/** What an event means for its attempt. */
function changeOf(event: WebhookEvent): AttemptChange {
  const { id, type, isSuccess, paymentId, amount } = event
  const from = 'webhook'
  const noted = { id, kind: 'noted', name: `webhook:${type}:${isSuccess ? 'success' : 'failure'}` } as const
  switch (type) {
    case 'authorisation':
      return isSuccess
        ? { id, kind: 'answered', from, answer: { kind: 'authorised', paymentId, amount } }
        : { id, kind: 'answered', from, answer: { kind: 'refused', paymentId, reason: event.reason ?? 'declined' } }
    case 'expiry':
      return { id, kind: 'answered', from, answer: { kind: 'refused', paymentId, reason: 'cancelled' } }
    case 'cancellation':
      return isSuccess
        ? { id, kind: 'answered', from, answer: { kind: 'refused', paymentId, reason: 'cancelled' } }
        : noted
    default:
      return noted
  }
}

async function afterEvent(context: PaymentContext, event: WebhookEvent, attempt: PaymentAttempt): Promise<void> {
  const { orderNo, state } = attempt
  if (orderNo === null || state !== 'placed') return
  const isPaid = event.type === 'capture' && event.isSuccess
  // A capture of another payment, or of a part, does not pay the order; staff are told.
  if (isPaid && (event.paymentId !== attempt.paymentId || !isSameMoney(event.amount, attempt.amount))) {
    context.log.error({ alert: true, orderNo, amount: event.amount }, 'A capture differs from the payment of its order')
    return
  }
  if (!isPaid && event.type !== 'captureFailed') return
  await context.admin.setPaid(orderNo, isPaid).catch((error: unknown) => {
    context.log.error({ alert: true, err: error, orderNo }, 'The payment status of an order could not be changed')
  })
}

function needsStaff({ type, isSuccess }: WebhookEvent): boolean {
  return type === 'captureFailed' || type === 'refundFailed' || type === 'dispute' || (type === 'capture' && !isSuccess)
}
