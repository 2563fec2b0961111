import type { FastifyInstance } from 'fastify'
import type { StoredOrder } from '../../../store/storedOrder.js'
import { findPayment } from '../../baskets/paymentService.js'
import { readCustomFields, readObject, type JsonObject } from '../../baskets/readBody.js'
import type { CommerceContext } from '../../commerceContext.js'
import { badRequest } from '../../http/problem.js'
import type { Query } from '../../http/query.js'
import { scapiPath } from '../../http/scapiPath.js'
import { toOrder } from '../makeOrder.js'
import { orderNotFound } from '../orderService.js'
import { sendReopened } from '../sendReopened.js'
import { changeIndependentStatus, changeStatus, INDEPENDENT_STATUSES, saveOrder } from './changeStatus.js'
import { listOrders } from './listOrders.js'

const API = 'checkout/orders/v1'

interface AdminOrderRoute {
  readonly Querystring: Query
  readonly Params: { readonly orderNo: string; readonly paymentInstrumentId: string }
  readonly Body: unknown
}

/** The admin API of orders: statuses, `c_*` fields and payment transactions of every order of the site. */
export async function adminOrderRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const path = scapiPath(API, '/orders/:orderNo')
  const find = (orderNo: string): StoredOrder => {
    const order = context.orders.find(orderNo)
    if (order) return order
    throw orderNotFound(orderNo)
  }

  app.get<AdminOrderRoute>(scapiPath(API, '/orders'), ({ query }) => listOrders(query, context))

  app.get<AdminOrderRoute>(path, ({ params }) => toOrder(find(params.orderNo), context.now()))

  app.patch<AdminOrderRoute>(path, ({ params, body }, reply) => {
    saveOrder(find(params.orderNo), readOnlyCustomFields(readObject(body)), context)
    return reply.code(204).send()
  })

  app.put<AdminOrderRoute>(`${path}/status`, ({ params, body }, reply) =>
    sendReopened(reply, changeStatus(find(params.orderNo), readObject(body), context)),
  )

  for (const name of INDEPENDENT_STATUSES) {
    app.put<AdminOrderRoute>(`${path}/${name}`, ({ params, body }, reply) => {
      changeIndependentStatus(find(params.orderNo), name, readObject(body), context)
      return reply.code(204).send()
    })
  }

  for (const part of ['', '/transaction']) {
    app.patch<AdminOrderRoute>(`${path}/payment-instruments/:paymentInstrumentId${part}`, ({ params, body }, reply) => {
      const order = find(params.orderNo)
      const payment = findPayment(order.payments, params.paymentInstrumentId)
      const custom = { ...payment.custom, ...readOnlyCustomFields(readObject(body)) }
      const payments = order.payments.map((other) => (other === payment ? { ...payment, custom } : other))
      saveOrder({ ...order, payments }, {}, context)
      return reply.code(204).send()
    })
  }
}

/** @throws Problem 400 for a field that the sandbox's admin API does not change */
function readOnlyCustomFields(body: JsonObject): JsonObject {
  const foreign = Object.keys(body).find((name) => !name.startsWith('c_'))
  if (foreign !== undefined) throw badRequest(`The property '${foreign}' can't be changed.`, { parameter: foreign })
  return readCustomFields(body)
}
