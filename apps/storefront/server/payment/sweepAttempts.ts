import { isClosed } from './attemptMachine.js'
import { isFinished, type PaymentAttempt } from './attempts.js'
import { bearsAttempt } from './findMadeOrder.js'
import type { PaymentContext } from './paymentContext.js'
import type { SweepReport } from './payments.js'
import { reconcileAttempt } from './reconcileAttempt.js'
import { recoverOrder } from './recoverOrder.js'
import { giveUp } from './resumeAttempt.js'
import { settleAttempt } from './settleAttempt.js'
import { OWN_ACCOUNT } from './startTransfer.js'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A call that is under way has ended after this time, or its process has. */
const STALE_MS = 2 * MINUTE
/** A shopper at the provider has this long to pay. */
const ACTION_MS = 30 * MINUTE
/** A payment without a known result is given up after this time: its webhook would have come. */
const UNKNOWN_MS = 60 * MINUTE
/** Orders may turn up this long after their attempt. */
const ORPHANS_MS = 60 * MINUTE
/** A transfer has this long to arrive. */
const PENDING_MS = 14 * DAY

/** Decides what no answer and no webhook has decided, and repeats effects that failed. */
export async function sweepAttempts(context: PaymentContext): Promise<SweepReport> {
  const unfinished = await context.attempts.unfinished()
  const states: PaymentAttempt['state'][] = []
  let undecided = 0
  for (const attempt of unfinished) {
    const swept = await sweepOne(context, attempt).catch((error: unknown) => {
      context.log.warn({ err: error, attemptId: attempt.attemptId }, 'A payment could not be reconciled')
      return null
    })
    if (!swept || !isFinished(swept)) undecided += 1
    else states.push(swept.state)
  }
  await failOrphans(context).catch((error: unknown) => {
    context.log.warn({ err: error }, 'Orders without a payment could not be searched')
  })
  const placed = states.filter((state) => state === 'placed').length
  return { checked: unfinished.length, placed, closed: states.length - placed, undecided }
}

/**
 * Fails orders that createOrder made after its attempt was given up: nobody pays them, and they hold stock. Orders whose
 * attempt is not stored here are left alone; the command `reconcile` lists them.
 */
async function failOrphans(context: PaymentContext): Promise<void> {
  const now = context.now()
  const given = (await context.attempts.since(now - ORPHANS_MS)).filter(
    (attempt) => attempt.orderNo === null && isClosed(attempt),
  )
  if (given.length === 0) return
  const orders = await context.admin.created(now - ORPHANS_MS - DAY, now)
  for (const { attemptId } of given) {
    const orphan = orders.find((order) => order.status === 'created' && bearsAttempt(order, attemptId))
    if (orphan?.orderNo === undefined) continue
    context.log.warn({ attemptId, orderNo: orphan.orderNo }, 'An order without a payment is failed')
    await context.admin.fail(orphan.orderNo)
  }
}

async function sweepOne(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const age = context.now() - attempt.changedAt
  // A shopper's request may still be working on it.
  if (age < MINUTE / 2) return attempt
  await decide(context, attempt, age)
  return settleAttempt(context, attempt.attemptId, null)
}

async function decide(context: PaymentContext, attempt: PaymentAttempt, age: number): Promise<unknown> {
  const { attemptId } = attempt
  switch (attempt.state) {
    case 'ready':
      return recoverOrder(context, attempt, null)
    case 'ordered':
      // Nothing was sent to the provider: the process ended between the order and the payment.
      return age > STALE_MS && context.change(attemptId, { kind: 'abandoned', reason: 'interrupted' })
    case 'submitting':
      return age > STALE_MS && lookUp(context, await context.change(attemptId, { kind: 'lost' }))
    case 'action_required':
      return age > ACTION_MS ? giveUp(context, attempt) : reconcileAttempt(context, attemptId)
    case 'unknown':
      return age > UNKNOWN_MS ? giveUp(context, attempt) : lookUp(context, attempt)
    case 'pending':
      return age > PENDING_MS ? giveUp(context, attempt) : lookUp(context, attempt)
    default:
      return null
  }
}

function lookUp(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  return attempt.provider === OWN_ACCOUNT
    ? lookUpTransfer(context, attempt)
    : reconcileAttempt(context, attempt.attemptId)
}

/** A transfer to the own account has arrived when the retailer's staff placed the order. */
async function lookUpTransfer(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { attemptId, orderNo, amount } = attempt
  const order = orderNo === null ? null : await context.admin.get(orderNo)
  if (!order || order.status === 'created') return attempt
  const isEnded = order.status === 'failed' || order.status === 'cancelled'
  const answer = isEnded
    ? ({ kind: 'refused', paymentId: null, reason: 'cancelled' } as const)
    : ({ kind: 'authorised', paymentId: `${OWN_ACCOUNT}:${orderNo}`, amount } as const)
  return context.change(attemptId, { kind: 'answered', answer, from: 'staff' })
}
