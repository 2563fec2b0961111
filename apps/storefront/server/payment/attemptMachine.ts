import type { AttemptEvent, AttemptState, PaymentAttempt } from './attempts.js'
import { isSameMoney, type Money } from './money.js'
import type { PaymentAnswer } from './paymentProvider.js'

/** Something that happened to an attempt. `id` names the provider's event, so that a repeated one is recognised. */
export type AttemptChange = { readonly id?: string | undefined } & (
  | { readonly kind: 'orderCreated'; readonly orderNo: string }
  | { readonly kind: 'nothingToPay' }
  /** A call to the provider is about to be sent. */
  | { readonly kind: 'sending'; readonly step: string; readonly key: string }
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer; readonly from: string }
  /** The answer of the provider was lost. */
  | { readonly kind: 'lost' }
  /** Given up without a payment. */
  | { readonly kind: 'abandoned'; readonly reason: string }
  /** Authorised, but the order cannot be placed: the payment is given back. */
  | { readonly kind: 'voided'; readonly reason: string }
  | { readonly kind: 'placed' }
  | { readonly kind: 'orderFailed'; readonly basketId: string | null; readonly isBasketOpen: boolean }
  | { readonly kind: 'paymentCancelled'; readonly paymentId: string }
  | { readonly kind: 'notice'; readonly notice: 'claimed' | 'done' }
  /** Written to the history only. */
  | { readonly kind: 'noted'; readonly name: string }
)

/** States in which a payment may be on its way. */
const PAYING: ReadonlySet<AttemptState> = new Set(['submitting', 'action_required', 'unknown', 'pending'])
/** States in which nothing has been sent to the provider. */
const UNPAID: ReadonlySet<AttemptState> = new Set(['ready', 'ordered'])
/** Final states without an order. */
const CLOSED: ReadonlySet<AttemptState> = new Set(['declined', 'voided', 'expired'])

/**
 * Next version of an attempt; null = the change has no effect in this state (a duplicate, or too late). Pure: what
 * follows from the new state is done by `settleAttempt.ts`.
 */
export function advance(attempt: PaymentAttempt, change: AttemptChange, at: number): PaymentAttempt | null {
  if (change.id !== undefined && attempt.events.some(({ id }) => id === change.id)) return null
  const fields = fieldsAfter(attempt, change)
  if (fields === null) return null
  const event: AttemptEvent = { at, name: nameOf(change), ...(change.id !== undefined && { id: change.id }) }
  const isMoving = fields.state !== undefined && fields.state !== attempt.state
  return {
    ...attempt,
    ...fields,
    changedAt: isMoving ? at : attempt.changedAt,
    version: attempt.version + 1,
    events: [...attempt.events, event],
  }
}

/** Whether an attempt can still lead to an order, or to a payment without one. */
export function isLive({ state }: PaymentAttempt): boolean {
  return UNPAID.has(state) || PAYING.has(state) || state === 'authorised'
}

/** Whether an attempt ended without an order. */
export function isClosed({ state }: PaymentAttempt): boolean {
  return CLOSED.has(state)
}

type Fields = Partial<PaymentAttempt>

function fieldsAfter(attempt: PaymentAttempt, change: AttemptChange): Fields | null {
  const { state } = attempt
  switch (change.kind) {
    case 'orderCreated':
      return state === 'ready' ? { state: 'ordered', orderNo: change.orderNo } : null
    case 'nothingToPay':
      return state === 'ordered' ? { state: 'authorised' } : null
    case 'sending':
      return afterSending(attempt, change.step, change.key)
    case 'answered':
      return afterAnswer(attempt, change.answer)
    case 'lost':
      return state === 'submitting' || state === 'action_required' ? { state: 'unknown' } : null
    case 'abandoned':
      return UNPAID.has(state) || PAYING.has(state) ? { state: 'expired', declineReason: change.reason } : null
    case 'voided':
      return state === 'authorised' ? { state: 'voided', declineReason: change.reason, ...owing(attempt) } : null
    case 'placed':
      return state === 'authorised' ? { state: 'placed', redirect: null, notice: 'due' } : null
    case 'orderFailed':
      return CLOSED.has(state) && attempt.isBasketOpen === null
        ? { isBasketOpen: change.isBasketOpen, reopenedBasketId: change.basketId }
        : null
    case 'paymentCancelled':
      return { cancels: attempt.cancels.filter(({ paymentId }) => paymentId !== change.paymentId) }
    case 'notice':
      return isNextNotice(attempt, change.notice) ? { notice: change.notice } : null
    case 'noted':
      return {}
  }
}

function afterSending(attempt: PaymentAttempt, step: string, key: string): Fields | null {
  const keys = { ...attempt.keys, [step]: attempt.keys[step] ?? key }
  if (step === 'start') return attempt.state === 'ordered' ? { state: 'submitting', keys } : null
  return { keys }
}

function afterAnswer(attempt: PaymentAttempt, answer: PaymentAnswer): Fields | null {
  if (answer.kind === 'authorised' && !PAYING.has(attempt.state))
    return afterLateAuthorisation(attempt, answer.paymentId, answer.amount)
  if (!PAYING.has(attempt.state)) return null
  const paymentId = answer.paymentId ?? attempt.paymentId
  switch (answer.kind) {
    case 'authorised':
      return isSameMoney(answer.amount, attempt.amount)
        ? { state: 'authorised', paymentId }
        : {
            state: 'voided',
            paymentId,
            declineReason: 'amountMismatch',
            ...owing({ ...attempt, paymentId }, answer.amount),
          }
    case 'refused':
      return { state: 'declined', paymentId, declineReason: answer.reason, redirect: null }
    case 'redirect':
      return attempt.state === 'pending' ? null : { state: 'action_required', paymentId, redirect: answer.redirect }
    case 'pending':
      return { state: 'pending', paymentId, instructions: answer.instructions ?? attempt.instructions }
    case 'error':
      return attempt.state === 'submitting' || attempt.state === 'action_required'
        ? { state: 'unknown', paymentId }
        : null
  }
}

/** An authorisation after the end of an attempt, or a second one, pays for nothing: it is given back. */
function afterLateAuthorisation(attempt: PaymentAttempt, paymentId: string, amount: Money): Fields | null {
  const isTheOne = attempt.paymentId === paymentId && !CLOSED.has(attempt.state)
  const isKnown = attempt.cancels.some((cancel) => cancel.paymentId === paymentId)
  const wasCancelled = attempt.events.some(({ name }) => name === `paymentCancelled:${paymentId}`)
  if (isTheOne || isKnown || wasCancelled || UNPAID.has(attempt.state)) return null
  return { cancels: [...attempt.cancels, { paymentId, amount }] }
}

/** The payment of an attempt that must be given back; nothing without a payment. */
function owing({ paymentId, amount, cancels }: PaymentAttempt, paid: Money = amount): Fields {
  return paymentId === null ? {} : { cancels: [...cancels, { paymentId, amount: paid }] }
}

function isNextNotice({ notice }: PaymentAttempt, next: 'claimed' | 'done'): boolean {
  return next === 'claimed' ? notice === 'due' : notice === 'claimed'
}

function nameOf(change: AttemptChange): string {
  switch (change.kind) {
    case 'sending':
      return `sending:${change.step}`
    case 'answered':
      return `${change.from}:${change.answer.kind}`
    case 'abandoned':
    case 'voided':
      return `${change.kind}:${change.reason}`
    case 'paymentCancelled':
      return `paymentCancelled:${change.paymentId}`
    case 'notice':
      return `notice:${change.notice}`
    case 'noted':
      return change.name
    default:
      return change.kind
  }
}
