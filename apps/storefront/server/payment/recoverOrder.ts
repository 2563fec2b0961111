import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { getCustomerOrders } from '@vitrine/commerce-client/client/shopperOrders'
import type { PaymentAttempt } from './attempts.js'
import { bearsAttempt } from './findMadeOrder.js'
import type { PaymentContext } from './paymentContext.js'

/** A creation of an order takes less than this, with its repetitions, ms. */
const CREATION_MS = 60_000
/** Clocks of this server and the platform may differ by this, ms. */
const CLOCKS_MS = 5 * 60_000

/**
 * Ends an attempt whose createOrder was lost. Nothing was sent to the provider, so the order, if there is one, is failed
 * and its basket reopened; `settleAttempt` does that. `client`: null = search with the system client.
 */
export async function recoverOrder(
  context: PaymentContext,
  attempt: PaymentAttempt,
  client: ScapiClient | null,
): Promise<PaymentAttempt> {
  const { attemptId, owner, createdAt } = attempt
  const now = context.now()
  if (attempt.state !== 'ready' || now - createdAt < CREATION_MS) return attempt
  const orders = client
    ? ((await getCustomerOrders(client, { customerId: owner, limit: 10 })).data ?? [])
    : await context.admin.created(createdAt - CLOCKS_MS, now + CLOCKS_MS)
  const orderNo = orders.find((order) => bearsAttempt(order, attemptId))?.orderNo
  if (orderNo !== undefined) await context.change(attemptId, { kind: 'orderCreated', orderNo })
  return context.change(attemptId, { kind: 'abandoned', reason: 'orderLost' })
}
