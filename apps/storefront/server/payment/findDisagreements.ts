import type { Order } from '@vitrine/commerce-client/types/order'
import { isClosed, isLive } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import { attemptIdsOf } from './findMadeOrder.js'
import type { PaymentProvider } from './paymentProvider.js'

/** Something that a person has to look at. */
export interface Disagreement {
  readonly orderNo: string | null
  readonly attemptId: string | null
  readonly paymentId: string | null
  readonly text: string
}

/** The reconciliation decides most attempts within this time, ms. */
const SETTLED_MS = 60 * 60_000
const NOTICE_MS = 10 * 60_000
const PLACED: ReadonlySet<string> = new Set(['new', 'completed', 'replaced'])

/** What orders, attempts and the provider say that does not fit together. `orders`: all orders of the period. */
export async function findDisagreements(options: {
  readonly orders: readonly Order[]
  readonly attempts: readonly PaymentAttempt[]
  readonly provider: Pick<PaymentProvider, 'id' | 'find'> | null
  /** ms since 1970 */
  readonly now: number
}): Promise<readonly Disagreement[]> {
  const { orders, attempts, now } = options
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]))
  const ofOrders = orders.flatMap((order) => orderFaults(order, attempts, now))
  const ofAttempts = attempts.flatMap((attempt) => attemptFaults(attempt, byNumber.get(attempt.orderNo ?? ''), now))
  const ofProvider: Disagreement[] = []
  for (const attempt of attempts) ofProvider.push(...(await providerFaults(attempt, options.provider)))
  return [...ofOrders, ...ofAttempts, ...ofProvider]
}

function orderFaults(order: Order, attempts: readonly PaymentAttempt[], now: number): readonly Disagreement[] {
  const { orderNo = null, status, creationDate = '' } = order
  if (status !== 'created' || now - Date.parse(creationDate) < SETTLED_MS) return []
  const ids = attemptIdsOf(order)
  const isAwaited = attempts.some(
    (attempt) => isLive(attempt) && (attempt.orderNo === orderNo || ids.includes(attempt.attemptId)),
  )
  const text = `is created since ${creationDate}, but nobody is paying it`
  return isAwaited ? [] : [{ orderNo, attemptId: ids[0] ?? null, paymentId: null, text }]
}

function attemptFaults(attempt: PaymentAttempt, order: Order | undefined, now: number): readonly Disagreement[] {
  const { state, orderNo, attemptId, paymentId, notice, changedAt } = attempt
  const age = now - changedAt
  const faults = [
    order && state === 'placed' && !PLACED.has(order.status ?? '') && `is paid, but ${order.status}`,
    order && isClosed(attempt) && PLACED.has(order.status ?? '') && `is ${order.status}, but its payment is ${state}`,
    state === 'authorised' && age > SETTLED_MS && 'is paid, but not placed yet',
    state === 'unknown' && age > SETTLED_MS && 'has a payment with an unknown result',
    attempt.cancels.length > 0 && age > SETTLED_MS && 'has a payment that could not be given back yet',
    notice === 'claimed' && age > NOTICE_MS && 'is placed, but perhaps its mail was not sent',
  ]
  return faults.filter((text) => typeof text === 'string').map((text) => ({ orderNo, attemptId, paymentId, text }))
}

async function providerFaults(
  attempt: PaymentAttempt,
  provider: Pick<PaymentProvider, 'id' | 'find'> | null,
): Promise<readonly Disagreement[]> {
  if (!provider || attempt.provider !== provider.id || isLive(attempt) || attempt.keys['start'] === undefined) return []
  const { attemptId, orderNo, state } = attempt
  const found = await provider.find(attemptId).catch(() => ({ kind: 'unsupported' }) as const)
  if (found.kind === 'unsupported') return []
  const paymentId = 'paymentId' in found ? found.paymentId : null
  const facts = { orderNo, attemptId, paymentId }
  if (state === 'placed' && found.kind !== 'authorised')
    return [{ ...facts, text: `is placed, but the provider says ${found.kind}` }]
  const isOwed = attempt.cancels.some((cancel) => cancel.paymentId === paymentId)
  if (state !== 'placed' && found.kind === 'authorised' && !isOwed)
    return [{ ...facts, text: `is ${state}, but the provider has an authorised payment` }]
  return []
}
