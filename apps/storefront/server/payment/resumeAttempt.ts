import { createHash } from 'node:crypto'
import { getCustomerBaskets } from '@vitrine/commerce-client/client/shopperBaskets'
import { isLive } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import { outcomeOf } from './outcomeOf.js'
import type { PaymentContext } from './paymentContext.js'
import type { AttemptRequest, PlaceOutcome } from './payments.js'
import { reconcileAttempt } from './reconcileAttempt.js'
import { recoverOrder } from './recoverOrder.js'
import { changeFor, sendRepeatedly } from './sendPayment.js'
import { settleAttempt } from './settleAttempt.js'

/** How long a return waits for a webhook, ms. */
const PATIENCE_MS = 10_000
const POLL_MS = 250

const NOT_FOUND: PlaceOutcome = { kind: 'refused', reason: 'unavailable' }

/** The attempt, if it is this shopper's. */
async function ownAttempt(context: PaymentContext, request: AttemptRequest): Promise<PaymentAttempt | null> {
  const attempt = await context.attempts.get(request.attemptId)
  return attempt?.owner === request.owner ? attempt : null
}

/** Completes a payment with what the provider appended to the return address. A replayed return has no effect. */
export async function resumeAttempt(
  context: PaymentContext,
  request: AttemptRequest & { readonly details: Readonly<Record<string, string>> },
): Promise<PlaceOutcome> {
  const attempt = await ownAttempt(context, request)
  if (!attempt) return NOT_FOUND
  const { attemptId, client, details } = request
  const { provider } = context
  const isWaiting = attempt.state === 'action_required' || attempt.state === 'unknown' || attempt.state === 'submitting'
  if (!provider || !isWaiting) return statusOf(context, request)
  if (Object.keys(details).length === 0) {
    await reconcileAttempt(context, attemptId)
    return shown(await settleAttempt(context, attemptId, client), request)
  }
  const step = `details:${createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16)}`
  const sending = await context.change(attemptId, { kind: 'sending', step, key: context.createId() })
  const key = sending.keys[step] ?? context.createId()
  const sent = await sendRepeatedly(context, () => provider.submitDetails({ reference: attemptId, details, key }))
  // Details that are refused or lost say nothing about the payment; the provider and its webhooks do.
  if (sent.kind === 'notSent' || sent.kind === 'lost' || sent.kind === 'error')
    await reconcileAttempt(context, attemptId)
  else await context.change(attemptId, changeFor(sent, 'details'))
  await settleAttempt(context, attemptId, client)
  return shown(await decided(context, attemptId), request)
}

/** The outcome, with the basket as it is now: a webhook may have reopened it, or the shopper emptied it. */
async function shown(attempt: PaymentAttempt, { client, owner }: AttemptRequest): Promise<PlaceOutcome> {
  const outcome = outcomeOf(attempt)
  if (outcome.kind !== 'declined') return outcome
  const baskets = await getCustomerBaskets(client, { customerId: owner }).catch(() => null)
  return baskets ? { ...outcome, isBasketOpen: baskets.total > 0 } : outcome
}

/** What is known now; asks the provider when the result is unknown. */
export async function statusOf(context: PaymentContext, request: AttemptRequest): Promise<PlaceOutcome> {
  const attempt = await ownAttempt(context, request)
  if (!attempt) return NOT_FOUND
  const { attemptId, client } = request
  if (attempt.state === 'unknown') await reconcileAttempt(context, attemptId)
  if (attempt.state === 'ready') await recoverOrder(context, attempt, client)
  return shown(await settleAttempt(context, attemptId, client), request)
}

/** Gives a payment up; an authorisation that came first wins. */
export async function cancelAttempt(context: PaymentContext, request: AttemptRequest): Promise<PlaceOutcome> {
  const attempt = await ownAttempt(context, request)
  if (!attempt) return NOT_FOUND
  const { attemptId, client } = request
  if (isLive(attempt)) await giveUp(context, attempt)
  return shown(await settleAttempt(context, attemptId, client), request)
}

/**
 * Ends a live attempt: asks the provider first, then cancels the payment by its reference. When the provider cannot be
 * reached nothing changes. An authorisation that still arrives afterwards is given back.
 */
export async function giveUp(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { attemptId } = attempt
  const cancelled = { kind: 'answered', answer: { kind: 'refused', paymentId: null, reason: 'cancelled' } } as const
  if (attempt.state === 'ready') return attempt
  if (attempt.state === 'ordered') return context.change(attemptId, { kind: 'abandoned', reason: 'cancelled' })
  const { provider } = context
  if (!provider || attempt.provider !== provider.id) return context.change(attemptId, { ...cancelled, from: 'shopper' })
  const known = await reconcileAttempt(context, attemptId)
  if (!isLive(known) || known.state === 'authorised') return known
  const { keys } = await context.change(attemptId, { kind: 'sending', step: 'giveUp', key: context.createId() })
  try {
    await provider.cancel({ paymentId: known.paymentId, reference: attemptId, key: keys['giveUp'] ?? attemptId })
  } catch (error) {
    context.log.warn({ err: error, attemptId }, 'A payment could not be cancelled yet')
    return known
  }
  return context.change(attemptId, { ...cancelled, from: 'shopper' })
}

async function decided(context: PaymentContext, attemptId: string): Promise<PaymentAttempt> {
  const until = context.now() + PATIENCE_MS
  for (;;) {
    const attempt = await context.attempts.get(attemptId)
    if (!attempt) throw new Error('The attempt is not stored.')
    const isOpen = attempt.state === 'unknown' || attempt.state === 'authorised' || attempt.state === 'submitting'
    if (!isOpen || context.now() >= until) return attempt
    await context.wait(POLL_MS)
  }
}
