import { getCustomerOrders } from '../client/shopperOrders.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import type { Order } from '../types/order.js'
import { basketData } from './basketData.js'
import type { Shop } from './shop.js'

/**
 * The order that a basket became when the answer to the order was lost, guests included; null = nobody can tell.
 *
 * @throws Error when the basket is still there, so that no order was made.
 */
export async function madeOrder(shop: Shop, session: ShopperSession, basket: Basket): Promise<Order | null> {
  const now = await basketData.load(shop, session)
  if (now?.basketId === basket.basketId) throw new Error('The basket is still there.')
  const { data = [] } = await getCustomerOrders(shop.client, { customerId: session.customerId, limit: 1 })
  return data.find((order) => isOrderOf(order, basket)) ?? null
}

/** The same pieces at the same total, ordered after the basket began. Both times are the platform's. */
function isOrderOf(order: Order, basket: Basket): boolean {
  const isLater = Date.parse(order.creationDate ?? '') >= Date.parse(basket.creationDate ?? '')
  return isLater && factsOf(order) === factsOf(basket)
}

function factsOf({ orderTotal, productItems = [] }: Pick<Order | Basket, 'orderTotal' | 'productItems'>): string {
  return [orderTotal, ...productItems.map(({ productId, quantity }) => `${quantity} ${productId}`).sort()].join()
}
