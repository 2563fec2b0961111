import { CommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { createOrder } from '@vitrine/commerce-client/client/shopperOrders'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { Order } from '@vitrine/commerce-client/types/order'
import { mayHaveArrived } from '../upstream/mayHaveArrived.js'
import type { PaymentAttempt } from './attempts.js'
import { findMadeOrder } from './findMadeOrder.js'
import type { PaymentContext } from './paymentContext.js'

/**
 * Result of createOrder: `refused` = the platform refuses the basket, `notMade` = it certainly made no order, `lost` = it
 * may have made one that cannot be found yet.
 */
export type OrderCreated =
  | { readonly kind: 'created'; readonly order: Order & { readonly orderNo: string } }
  | { readonly kind: 'refused' }
  | { readonly kind: 'notMade' }
  | { readonly kind: 'lost' }

const TRIES = 3
/** The platform may take 10 s, ms. */
const TIMEOUT_MS = 11_000

/**
 * Creates the order of a basket. After a lost answer the call can be repeated, because an order consumes its basket:
 * a second call answers 404 when the first one succeeded.
 */
export async function createOrderOnce(
  context: PaymentContext,
  client: ScapiClient,
  attempt: PaymentAttempt,
  basket: Basket,
): Promise<OrderCreated> {
  const body = { basketId: attempt.basketId }
  let isLost = false
  for (let turn = 1; turn <= TRIES; turn += 1) {
    try {
      const order = await createOrder(client, { body }, { timeoutMs: TIMEOUT_MS })
      return created(order) ?? { kind: 'lost' }
    } catch (error) {
      const next = verdictOn(error)
      if (next === 'find') return await find(context, client, attempt, basket)
      if (next === 'refused') return { kind: 'refused' }
      if (next === 'lost') isLost = true
      if (next === 'notMade' && !isLost) return { kind: 'notMade' }
      if (turn < TRIES) await context.wait(400 * turn)
    }
  }
  return isLost ? await find(context, client, attempt, basket) : { kind: 'notMade' }
}

/** `busy`: not made, worth another try. `lost`: may be made. */
function verdictOn(error: unknown): 'find' | 'refused' | 'notMade' | 'busy' | 'lost' {
  if (!(error instanceof CommerceApiError)) throw error
  switch (error.kind) {
    case 'notFound':
      return 'find'
    case 'validation':
    case 'conflict':
      return 'refused'
    case 'rateLimited':
    case 'unauthorized':
    case 'forbidden':
    case 'maintenance':
    case 'quota':
      return 'notMade'
    default:
      if (error.status === 503) return 'busy'
      return error.status !== null || mayHaveArrived(error.cause) ? 'lost' : 'notMade'
  }
}

async function find(
  context: PaymentContext,
  client: ScapiClient,
  attempt: PaymentAttempt,
  basket: Basket,
): Promise<OrderCreated> {
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const order = await findMadeOrder(client, attempt, basket).catch(() => null)
    const found = order && created(order)
    if (found) return found
    if (turn < TRIES) await context.wait(400 * turn)
  }
  return { kind: 'lost' }
}

function created(order: Order): OrderCreated | null {
  const { orderNo } = order
  return orderNo === undefined ? null : { kind: 'created', order: { ...order, orderNo } }
}
