import type { CustomerOrderQuery, CustomerOrderResult, Order } from '../types/order.js'
import type { OrderCreation, OrderFailure, OrderLookup } from '../types/order.js'
import { customersApi, inLocale } from './apis.js'
import { defineCall } from './operation.js'
import { orNull } from './orNull.js'

const api = 'checkout/shopper-orders/v1'
const order = ['orderNo'] as const

/** Creates an order from a basket and deletes the basket. Kind `not-found`: no such basket. */
export const createOrder = /* @__PURE__ */ defineCall<{ readonly body: OrderCreation }, Order>(
  api,
  'POST /orders',
  order,
  inLocale,
)

/** Reads an order of the shopper; `null` = the shopper has no order with this number. */
export const getOrder = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly orderNo: string }, Order>(api, 'GET /orders/{orderNo}', order, inLocale),
)

/** Reads an order by its number and matching customer data; `null` = no matching order. */
export const guestOrderLookup = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly orderNo: string; readonly body: OrderLookup }, Order>(
    api,
    'POST /orders/{orderNo}/lookup',
    order,
    inLocale,
  ),
)

/** Reads the orders of a shopper, including guests, newest first. */
export const getCustomerOrders = /* @__PURE__ */ defineCall<
  CustomerOrderQuery & { readonly customerId: string },
  CustomerOrderResult
>(customersApi, 'GET /customers/{customerId}/orders', ['total'])

/**
 * Fails an order whose payment failed; with `reopenBasket` its basket is open again, unless the shopper has another one.
 * Returns the id of the reopened basket; `null` = none was reopened, or the platform did not name it. Kind `conflict`:
 * the order is no longer `created`, so read it again: it may have been placed.
 */
export const failOrder = /* @__PURE__ */ defineCall<
  { readonly orderNo: string; readonly reopenBasket?: boolean | undefined; readonly body: OrderFailure },
  string | null
>(api, 'POST /orders/{orderNo}/actions/fail', reopenedBasket)

/** The id at the end of the `Location`, an address of a basket. */
function reopenedBasket(headers: Headers): string | null {
  const path = headers.get('location')?.split('?')[0] ?? ''
  return path.split('/').at(-1) || null
}
