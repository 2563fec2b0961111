import { createOrder, getCustomerOrders, getOrder } from '../client/shopperOrders.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import type { CustomerOrderQuery, CustomerOrderResult, Order } from '../types/order.js'
import { noBasket } from '../sync/basketMutation.js'
import { basketResource } from '../sync/basketResource.js'
import { updateResource } from '../sync/updateResource.js'
import type { DataState } from './dataState.js'
import { defineMutation } from './defineMutation.js'
import { isOutcomeUnknown } from '../sync/failureCode.js'
import { knownSession } from '../sync/knownSession.js'
import { madeOrder } from '../sync/madeOrder.js'
import { isRegistered } from '../sync/isRegistered.js'
import { revalidate } from '../sync/revalidate.js'
import type { Shop } from '../sync/shop.js'
import { type Enabled, usePersonalRead } from './usePersonalRead.js'
import { withSession } from '../sync/withSession.js'

/** Reads a page of the order history of a registered shopper, newest first; `idle` for guests. */
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

/** Reads an order of the shopper, including guests; null = no order with this number. */
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
 * Creates an order from the basket. After a lost response, data are fetched: the basket still exists = not ordered; the
 * basket is gone and the shopper's newest order has its products = ordered. Otherwise the failure is `unknown`: do not
 * submit the order again; ask the shopper to look for the confirmation mail.
 */
export const useCreateOrder = /* @__PURE__ */ defineMutation<object | undefined, Order>({
  invalidates: ['basket', 'orders'],
  isOptimistic: false,
  run: async (shop) => {
    const order = await withSession(shop, (session) => orderBasket(shop, session), knownSession(shop)?.customerId)
    void revalidate(shop, ['orders'])
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
  await updateResource(shop, basketResource, { send }, undefined, session)
  return orders[0] ?? noBasket()
}
