import { getBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { isLive } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import { createOrderOnce } from './createOrderOnce.js'
import { isSameMoney, type Money, moneyOf } from './money.js'
import { isOrderOf } from './orderAdmin.js'
import { outcomeOf } from './outcomeOf.js'
import type { PaymentContext } from './paymentContext.js'
import { methodsFor } from './paymentMethods.js'
import type { PaymentMethodOption } from './paymentProvider.js'
import type { PlaceOutcome, PlaceRequest } from './payments.js'
import { quoteOf } from './quote.js'
import { openAmount, replaceInstrument } from './replaceInstrument.js'
import { sendPayment } from './sendPayment.js'
import { settleAttempt } from './settleAttempt.js'
import { OWN_ACCOUNT, startTransfer } from './startTransfer.js'

/** Card payments that one basket may try, reopened or not. */
const CARD_TRIES = 5

type WholeBasket = Basket & { readonly basketId: string; readonly currency: string; readonly orderTotal: number }

/** Everything that is decided before the first write. */
interface Plan {
  readonly basket: WholeBasket
  readonly amount: Money
  readonly method: PaymentMethodOption | null
  readonly provider: string
  readonly rootBasketId: string
}

/**
 * Creates the order of a basket and pays it. Callers make sure that one basket is placed once at a time. `accepted`: the
 * methods that the provider accepts now; null = it is down.
 */
export async function placeAttempt(
  context: PaymentContext,
  request: PlaceRequest,
  accepted: ReadonlySet<string> | null,
): Promise<PlaceOutcome> {
  const { basketId } = request.basket
  if (basketId === undefined) return { kind: 'refused', reason: 'incomplete' }
  const earlier = (await context.attempts.ofBasket(basketId)).filter(({ owner }) => owner === request.owner)
  const running = earlier.find((attempt) => isLive(attempt) || attempt.state === 'placed')
  if (running)
    return outcomeOf(
      running.state === 'authorised' ? await settleAttempt(context, running.attemptId, request.client) : running,
    )

  const plan = await planOf(context, request, accepted, earlier)
  if ('kind' in plan) return plan
  const attempt = newAttempt(context, request, plan)
  await context.attempts.add(attempt)
  try {
    return outcomeOf(await carryOut(context, request, plan, attempt))
  } catch (error) {
    // Before the payment is sent nothing can be charged; afterwards the state says what is known.
    context.log.warn({ err: error, attemptId: attempt.attemptId }, 'Placing an order was interrupted')
    const current = await context.attempts.get(attempt.attemptId)
    if (current?.state !== 'ready' && current?.state !== 'ordered')
      return current ? outcomeOf(current) : { kind: 'failed' }
    return close(context, request, attempt.attemptId, 'interrupted')
  }
}

/** Reads the basket again and decides what to do with it. */
async function planOf(
  context: PaymentContext,
  request: PlaceRequest,
  accepted: ReadonlySet<string> | null,
  earlier: readonly PaymentAttempt[],
): Promise<Plan | PlaceOutcome> {
  const read = await getBasket(request.client, { basketId: request.basket.basketId ?? '' }).catch(
    () => 'unread' as const,
  )
  if (read === 'unread') return { kind: 'failed' }
  if (read === null || quoteOf(read) !== request.quoteHash) return { kind: 'changed' }
  const basket = wholeBasket(read)
  if (!basket || !isComplete(basket)) return { kind: 'refused', reason: 'incomplete' }
  const amount = openAmount(basket)
  const rootBasketId = earlier[0]?.rootBasketId ?? basket.basketId
  if (amount.minor === 0) return { basket, amount, method: null, provider: 'none', rootBasketId }
  const { country, isStaffSale } = request
  const options = methodsFor({ country, total: amount, isStaffSale }, context.methods, accepted)
  const method = options.find(({ id }) => id === request.methodId)
  if (!method) return { kind: 'refused', reason: options.length === 0 ? 'unavailable' : 'methodNotApplicable' }
  const tries = (await context.attempts.ofOwner(request.owner)).filter(
    (attempt) => attempt.isCard && attempt.rootBasketId === rootBasketId,
  )
  if (method.kind === 'card' && tries.length >= CARD_TRIES) return { kind: 'refused', reason: 'tooManyTries' }
  const isOwn = !context.provider || !accepted?.has(method.id)
  return { basket, amount, method, provider: isOwn ? OWN_ACCOUNT : context.provider.id, rootBasketId }
}

async function carryOut(
  context: PaymentContext,
  request: PlaceRequest,
  plan: Plan,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt> {
  const { client } = request
  const { attemptId, amount } = attempt
  const marked = await replaceInstrument(client, plan.basket, { ...plan, attemptId })
  if (quoteOf(marked) !== attempt.quoteHash || !isSameMoney(openAmount(marked), amount))
    return context.change(attemptId, { kind: 'abandoned', reason: 'changed' })

  const result = await createOrderOnce(context, client, attempt, plan.basket)
  // The order exists somewhere: the reconciliation finds it and fails it.
  if (result.kind === 'lost') return attempt
  if (result.kind !== 'created') {
    const now = await getBasket(client, { basketId: attempt.basketId }).catch(() => null)
    const isChanged = now !== null && quoteOf(now) !== attempt.quoteHash
    return context.change(attemptId, { kind: 'abandoned', reason: isChanged ? 'changed' : result.kind })
  }
  const { order } = result
  const ordered = await context.change(attemptId, { kind: 'orderCreated', orderNo: order.orderNo })
  if (!isOrderOf(order, ordered)) {
    await context.change(attemptId, { kind: 'abandoned', reason: 'changed' })
    return settleAttempt(context, attemptId, client)
  }
  await pay(context, request, plan, ordered)
  return settleAttempt(context, attemptId, client)
}

async function pay(
  context: PaymentContext,
  request: PlaceRequest,
  plan: Plan,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt> {
  const { attemptId } = attempt
  const { method } = plan
  if (method === null) return context.change(attemptId, { kind: 'nothingToPay' })
  if (!context.provider || attempt.provider === OWN_ACCOUNT) return startTransfer(context, attempt)
  return sendPayment(context, context.provider, attempt, {
    cardToken: request.cardToken,
    encryptedCard: request.encryptedCard ?? null,
    returnUrl: request.returnUrl(attemptId),
    email: plan.basket.customerInfo?.email ?? '',
    clientIp: request.clientIp,
  })
}

async function close(
  context: PaymentContext,
  request: PlaceRequest,
  attemptId: string,
  reason: string,
): Promise<PlaceOutcome> {
  await context.change(attemptId, { kind: 'abandoned', reason })
  return outcomeOf(await settleAttempt(context, attemptId, request.client))
}

function newAttempt(context: PaymentContext, request: PlaceRequest, plan: Plan): PaymentAttempt {
  const at = context.now()
  return {
    attemptId: context.createId(),
    owner: request.owner,
    basketId: plan.basket.basketId,
    rootBasketId: plan.rootBasketId,
    orderNo: null,
    provider: plan.provider,
    methodId: plan.method?.id ?? null,
    isCard: plan.method?.kind === 'card',
    amount: plan.amount,
    orderTotal: moneyOf(plan.basket.orderTotal, plan.basket.currency),
    quoteHash: request.quoteHash,
    state: 'ready',
    paymentId: null,
    keys: {},
    redirect: null,
    instructions: null,
    declineReason: null,
    isBasketOpen: null,
    reopenedBasketId: null,
    cancels: [],
    notice: 'none',
    localeAlias: request.localeAlias,
    localeId: request.localeId,
    country: request.country,
    createdAt: at,
    changedAt: at,
    version: 0,
    events: [{ at, name: 'created' }],
  }
}

function wholeBasket(basket: Basket): WholeBasket | null {
  const { basketId, currency, orderTotal } = basket
  if (basketId === undefined || currency === undefined || orderTotal === undefined) return null
  return { ...basket, basketId, currency, orderTotal }
}

/** What createOrder demands of a basket. */
function isComplete(basket: WholeBasket): boolean {
  const contents = [...(basket.productItems ?? []), ...(basket.giftCertificateItems ?? [])]
  const used = new Set((basket.productItems ?? []).map(({ shipmentId = 'me' }) => shipmentId))
  const shipments = (basket.shipments ?? []).filter(({ shipmentId }) => used.has(shipmentId ?? 'me'))
  return (
    contents.length > 0 &&
    Boolean(basket.customerInfo?.email) &&
    Boolean(basket.billingAddress?.lastName) &&
    shipments.every(({ shippingAddress, shippingMethod }) => shippingAddress?.lastName && shippingMethod?.id)
  )
}
