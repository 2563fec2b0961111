import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { failOrder } from '@vitrine/commerce-client/client/shopperOrders'
import { isClosed } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import { majorUnits } from './money.js'
import type { PaymentContext } from './paymentContext.js'
import { PaymentProviderError } from './paymentProvider.js'

/**
 * Does what the state of an attempt demands: places the order of an authorised one, fails the order of a closed one,
 * gives back payments without an order, and calls `onPlaced`. Each effect happens once; what fails now is logged and
 * done by the next reconciliation. `client`: null without the shopper's token.
 */
export function settleAttempt(
  context: PaymentContext,
  attemptId: string,
  client: ScapiClient | null,
): Promise<PaymentAttempt> {
  return context.queue.run(attemptId, async () => {
    const attempt = await context.attempts.get(attemptId)
    if (!attempt) throw new Error('The attempt is not stored, so nothing can be settled.')
    try {
      return await settle(context, attempt, client)
    } catch (error) {
      context.log.warn({ err: error, attemptId, orderNo: attempt.orderNo }, 'A payment is not settled yet')
      return (await context.attempts.get(attemptId)) ?? attempt
    }
  })
}

async function settle(
  context: PaymentContext,
  attempt: PaymentAttempt,
  client: ScapiClient | null,
): Promise<PaymentAttempt> {
  const placed = attempt.state === 'authorised' ? await placeOrder(context, attempt) : attempt
  const repaid = await giveBack(context, placed)
  const failed = isClosed(repaid) ? await failOrderOf(context, repaid, client) : repaid
  return failed.notice === 'due' ? await tell(context, failed) : failed
}

async function placeOrder(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { attemptId, orderNo } = attempt
  const { identityCheckAbove = null } = context
  const isHeld = identityCheckAbove !== null && majorUnits(attempt.orderTotal) > identityCheckAbove
  const placing = await context.admin.place(attempt, isHeld)
  if (placing.kind === 'placed') return context.change(attemptId, { kind: 'placed' })
  if (placing.kind === 'missing') {
    context.log.error({ alert: true, attemptId, orderNo }, 'An order is paid, but the platform does not know it')
    return attempt
  }
  context.log.error(
    { alert: true, attemptId, orderNo, reason: placing.kind },
    'An order is paid, but cannot be placed; the payment is given back',
  )
  return context.change(attemptId, { kind: 'voided', reason: placing.kind })
}

/** Cancels payments that no order is placed for; refunds those that are captured already. */
async function giveBack(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { provider } = context
  let current = attempt
  for (const { paymentId, amount } of provider ? attempt.cancels : []) {
    const { attemptId } = attempt
    const keys = (await context.change(attemptId, sending(`cancel:${paymentId}`, context))).keys
    const change = { paymentId, reference: attemptId, key: keys[`cancel:${paymentId}`] ?? context.createId() }
    await provider?.cancel(change).catch(async (error: unknown) => {
      if (!(error instanceof PaymentProviderError) || error.failure !== 'rejected') throw error
      const refund = await context.change(attemptId, sending(`refund:${paymentId}`, context))
      await provider.refund({ ...change, amount, key: refund.keys[`refund:${paymentId}`] ?? context.createId() })
    })
    context.log.error(
      { alert: true, attemptId, orderNo: attempt.orderNo, paymentId },
      'A payment without an order was given back',
    )
    current = await context.change(attemptId, { kind: 'paymentCancelled', paymentId })
  }
  return current
}

function sending(step: string, context: PaymentContext) {
  return { kind: 'sending', step, key: context.createId() } as const
}

async function failOrderOf(
  context: PaymentContext,
  attempt: PaymentAttempt,
  client: ScapiClient | null,
): Promise<PaymentAttempt> {
  const { attemptId, orderNo } = attempt
  if (orderNo === null || attempt.isBasketOpen !== null) return attempt
  const failure = client ? await failAsShopper(client, orderNo) : 'unauthorised'
  if (typeof failure === 'object') return context.change(attemptId, { kind: 'orderFailed', ...failure })
  const outcome = await context.admin.fail(orderNo)
  if (outcome === 'placed')
    context.log.error({ alert: true, attemptId, orderNo }, 'An order is placed, but its payment was not authorised')
  return context.change(attemptId, { kind: 'orderFailed', basketId: null, isBasketOpen: outcome === 'reopened' })
}

interface OrderFailed {
  readonly basketId: string | null
  readonly isBasketOpen: boolean
}

/** `unauthorised`: only the system client can fail this order, e.g. because the shopper signed out. */
async function failAsShopper(client: ScapiClient, orderNo: string): Promise<OrderFailed | 'unauthorised'> {
  const body = { reasonCode: 'payment_auth_failure' } as const
  try {
    const basketId = await failOrder(client, { orderNo, reopenBasket: true, body })
    return { basketId, isBasketOpen: basketId !== null }
  } catch (error) {
    // Already failed, another basket is open, or not this shopper's order: the system client finds out.
    if (isCommerceApiError(error, 'aborted')) throw error
    return 'unauthorised'
  }
}

async function tell(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { attemptId, orderNo } = attempt
  const { attempt: claimed, isChanged } = await context.tryChange(attemptId, { kind: 'notice', notice: 'claimed' })
  if (!isChanged || orderNo === null) return claimed
  try {
    const order = await context.admin.get(orderNo)
    if (!order) throw new Error('The placed order cannot be read.')
    await context.onPlaced(order, claimed)
  } catch (error) {
    context.log.error({ alert: true, err: error, attemptId, orderNo }, 'The shopper was not told of a placed order')
    return claimed
  }
  return context.change(attemptId, { kind: 'notice', notice: 'done' })
}
