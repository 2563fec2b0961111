import { getCustomerOrders } from '../client/shopperOrders.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import type { Order } from '../types/order.js'
import { basketResource } from './basketResource.js'
import type { Shop } from './shop.js'

/**
 * Finds the order created from a basket when the response was lost, including guests; null = unknown.
 *
 * @throws Error when the basket still exists, so no order was created.
 */
export async function madeOrder(shop: Shop, session: ShopperSession, basket: Basket): Promise<Order | null> {
  const now = await basketResource.load(shop, session)
  if (now?.basketId === basket.basketId) throw new Error('No order was created: the basket still exists.')
  const { data = [] } = await getCustomerOrders(shop.client, { customerId: session.customerId, limit: 1 })
  return data.find((order) => isOrderOf(order, basket)) ?? null
}

/** Same products and total, created after the basket. Both times are the platform's. */
function isOrderOf(order: Order, basket: Basket): boolean {
  const isLater = Date.parse(order.creationDate ?? '') >= Date.parse(basket.creationDate ?? '')
  return isLater && factsOf(order) === factsOf(basket)
}

function factsOf({ orderTotal, productItems = [] }: Pick<Order | Basket, 'orderTotal' | 'productItems'>): string {
  return [orderTotal, ...productItems.map(({ productId, quantity }) => `${quantity} ${productId}`).sort()].join()
}
