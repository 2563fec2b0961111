import { createOrder, getCustomerOrders, getOrder } from '../client/shopperOrders.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import type { CustomerOrderQuery, CustomerOrderResult, Order } from '../types/order.js'
import { noBasket } from './basketChanges.js'
import { basketData } from './basketData.js'
import { changeData } from './changeData.js'
import type { DataState } from './dataState.js'
import { defineMutation } from './defineMutation.js'
import { isOutcomeUnknown } from './failureCode.js'
import { knownSession } from './knownSession.js'
import { madeOrder } from './madeOrder.js'
import { rereadData } from './rereadData.js'
import type { Shop } from './shop.js'
import { type Enabled, isRegistered, usePersonalRead } from './usePersonalRead.js'
import { withSession } from './withSession.js'

/** Reads a page of the order history of a registered shopper, the newest first; `idle` for guests. */
export function useOrders({
  isEnabled,
  ...page
}: Enabled & Pick<CustomerOrderQuery, 'limit' | 'offset' | 'status'>): DataState<CustomerOrderResult> {
  return usePersonalRead(
    {
      name: 'orders',
      about: [page],
      read: ({ client }, { customerId }) => getCustomerOrders(client, { ...page, customerId }),
      isFor: isRegistered,
    },
    { isEnabled },
  )
}

/** Reads an order of this shopper, guests included; null = the shopper has none with this number. */
export function useOrder(orderNo: string | null): DataState<Order | null> {
  return usePersonalRead(
    {
      name: 'order',
      about: orderNo === null ? null : [orderNo],
      read: ({ client }) => getOrder(client, { orderNo: orderNo ?? '' }),
    },
    { isEnabled: orderNo !== null },
  )
}

/**
 * Turns the basket into an order. A lost answer is cleared up by reading: the basket is still there = not ordered; gone, and
 * the newest order of the shopper has its pieces = ordered. Otherwise the failure is `unknown`: never order again then,
 * look for the order's mail instead.
 */
export const useCreateOrder = /* @__PURE__ */ defineMutation<object | undefined, Order>({
  changes: ['basket', 'orders'],
  isOptimistic: false,
  run: async (shop) => {
    const order = await withSession(shop, (session) => orderBasket(shop, session), knownSession(shop)?.customerId)
    void rereadData(shop, ['orders'])
    return order
  },
})

async function orderBasket(shop: Shop, session: ShopperSession): Promise<Order> {
  const orders: Order[] = []
  const send = async (_: Shop, __: ShopperSession, ___: undefined, basket: Basket | null) => {
    const ordered = basket ?? noBasket()
    const body = { basketId: ordered.basketId ?? '' }
    const order = await createOrder(shop.client, { body }, { idempotencyKey: crypto.randomUUID() }).catch(
      async (error: unknown) => {
        const made = isOutcomeUnknown(error) ? await madeOrder(shop, session, ordered) : null
        if (made !== null) return made
        throw error
      },
    )
    orders.push(order)
    return null
  }
  await changeData(shop, basketData, { send }, undefined, session)
  return orders[0] ?? noBasket()
}
