import type { CustomerOrderQuery, CustomerOrderResult, Order, OrderCreation, OrderLookup } from '../types/order.js'
import { customersApi, inLocale } from './apis.js'
import { defineCall } from './operation.js'
import { orNull } from './orNull.js'

const api = 'checkout/shopper-orders/v1'
const order = ['orderNo'] as const

/** Turns a basket into an order; the basket is gone afterwards. Kind `not-found`: there is no such basket. */
export const createOrder = /* @__PURE__ */ defineCall<{ readonly body: OrderCreation }, Order>(
  api,
  'POST /orders',
  order,
  inLocale,
)

/** Reads an order of this shopper; `null` = the shopper has none with this number. */
export const getOrder = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly orderNo: string }, Order>(api, 'GET /orders/{orderNo}', order, inLocale),
)

/** Reads an order for somebody who proves to know it; `null` = no order has this number and these data. */
export const guestOrderLookup = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<{ readonly orderNo: string; readonly body: OrderLookup }, Order>(
    api,
    'POST /orders/{orderNo}/lookup',
    order,
    inLocale,
  ),
)

/** Reads the orders of a shopper, guests included, the newest first. */
export const getCustomerOrders = /* @__PURE__ */ defineCall<
  CustomerOrderQuery & { readonly customerId: string },
  CustomerOrderResult
>(customersApi, 'GET /customers/{customerId}/orders', ['total'])
