import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import { getCustomerOrders } from '@vitrine/commerce-client/client/shopperOrders'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { PaymentAttempt } from './attempts.js'

/** Number of the latest orders that are searched. */
const LATEST = 5

/** Finds the order of an attempt among the shopper's latest orders, when the answer of createOrder was lost. */
export async function findMadeOrder(
  client: ScapiClient,
  attempt: PaymentAttempt,
  basket: Basket,
): Promise<Order | null> {
  const { data = [] } = await getCustomerOrders(client, { customerId: attempt.owner, limit: LATEST })
  const created = data.filter(({ status }) => status === 'created')
  const [marked] = created.filter((order) => bearsAttempt(order, attempt.attemptId))
  if (marked) return marked
  const [alike, another] = created.filter((order) => isUnmarked(order) && isAlike(order, basket))
  return alike && !another ? alike : null
}

/** Whether an order or one of its payment instruments carries the id of an attempt. */
export function bearsAttempt(order: Order, attemptId: string): boolean {
  return attemptIdsOf(order).includes(attemptId)
}

/** Ids of attempts that an order carries. */
export function attemptIdsOf({ c_paymentAttemptId, paymentInstruments = [] }: Order): readonly string[] {
  return [c_paymentAttemptId, ...paymentInstruments.map((instrument) => instrument['c_paymentAttemptId'])].filter(
    (id) => typeof id === 'string',
  )
}

/** An order without our custom fields, because the platform lacks their definitions. */
function isUnmarked(order: Order): boolean {
  return attemptIdsOf(order).length === 0
}

/** Same products and total, created after the basket. Both times are the platform's. */
function isAlike(order: Order, basket: Basket): boolean {
  const isLater = Date.parse(order.creationDate ?? '') >= Date.parse(basket.creationDate ?? '')
  return isLater && factsOf(order) === factsOf(basket)
}

function factsOf({ orderTotal, productItems = [] }: Pick<Order | Basket, 'orderTotal' | 'productItems'>): string {
  return [orderTotal, ...productItems.map(({ productId, quantity }) => `${quantity} ${productId}`).sort()].join()
}
