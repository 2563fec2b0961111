import type { StoredOrder } from '../../store/storedOrder.js'
import { orders as seededOrders } from '../../seed/orders.js'
import type { CommerceContext } from '../commerceContext.js'

/** Removes the products of an order from stock, or returns them. */
export function moveStock(
  { basket }: Pick<StoredOrder, 'basket'>,
  direction: 'sell' | 'giveBack',
  { catalogue }: Pick<CommerceContext, 'catalogue'>,
): void {
  for (const { productId, quantity } of basket.items) {
    catalogue.sell(productId, direction === 'sell' ? quantity : -quantity)
  }
}

/** Stock is in memory only: after opening a database, subtract the products of its orders. */
export function replayStock(context: Pick<CommerceContext, 'catalogue' | 'orders'>): void {
  const seeded = new Set(seededOrders.map(({ orderNo }) => orderNo))
  for (const order of context.orders.standing()) {
    if (!seeded.has(order.orderNo)) moveStock(order, 'sell', context)
  }
}
