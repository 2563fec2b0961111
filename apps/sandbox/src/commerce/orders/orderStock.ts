import type { StoredOrder } from '../../store/storedOrder.js'
import { orders as seededOrders } from '../../seed/orders.js'
import type { CommerceContext } from '../commerceContext.js'

/** Takes the pieces of an order off the stock, or gives them back. */
export function moveStock(
  { basket }: Pick<StoredOrder, 'basket'>,
  direction: 'sell' | 'giveBack',
  { catalogue }: Pick<CommerceContext, 'catalogue'>,
): void {
  for (const { productId, quantity } of basket.items) {
    catalogue.sell(productId, direction === 'sell' ? quantity : -quantity)
  }
}

/** The stock lives in memory: a sandbox that opens a database takes off what was ordered before. */
export function replayStock(context: Pick<CommerceContext, 'catalogue' | 'orders'>): void {
  const seeded = new Set(seededOrders.map(({ orderNo }) => orderNo))
  for (const order of context.orders.standing()) {
    if (!seeded.has(order.orderNo)) moveStock(order, 'sell', context)
  }
}
