import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import type { BasketCall } from '../baskets/basketService.js'
import { paymentMethods } from '../baskets/paymentMethods.js'
import { readObject } from '../baskets/readBody.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { flag, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { lookupOrder } from './lookupOrder.js'
import { toOrder } from './makeOrder.js'
import { addOrderPayment, openAmount, removeOrderPayment, updateOrderPayment } from './orderPaymentService.js'
import { sendReopened } from './sendReopened.js'
import { createOrder, failOrder, findOrder } from './orderService.js'

const API = 'checkout/shopper-orders/v1'

interface OrderRoute {
  readonly Querystring: Query
  readonly Params: { readonly orderNo: string; readonly paymentInstrumentId: string }
  readonly Body: unknown
}

/** Shopper Orders. Cancelling and returning require an order management system, which this site does not have. */
export async function orderRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const readCall = (request: FastifyRequest<OrderRoute>): BasketCall => ({
    shopper: shopperOf(request),
    market: readMarket(request.query, badRequest),
    context,
  })
  const path = scapiPath(API, '/orders/:orderNo')

  app.post<OrderRoute>(scapiPath(API, '/orders'), (request) =>
    toOrder(createOrder(readObject(request.body), readCall(request)), context.now()),
  )

  app.get<OrderRoute>(path, (request) => toOrder(findOrder(request.params.orderNo, readCall(request)), context.now()))

  app.post<OrderRoute>(`${path}/lookup`, (request) =>
    lookupOrder(request.params.orderNo, readObject(request.body), readCall(request)),
  )

  app.post<OrderRoute>(`${path}/actions/fail`, (request, reply) => {
    const isReopening = flag(request.query, 'reopenBasket')
    const basketId = failOrder(request.params.orderNo, readObject(request.body), isReopening, readCall(request))
    return sendReopened(reply, basketId)
  })

  app.get<OrderRoute>(`${path}/payment-methods`, (request) => {
    const call = readCall(request)
    const order = findOrder(request.params.orderNo, call)
    return paymentMethods(openAmount(order), order.currency, call.market.language)
  })

  app.post<OrderRoute>(`${path}/payment-instruments`, (request) =>
    toOrder(addOrderPayment(request.params.orderNo, readObject(request.body), readCall(request)), context.now()),
  )

  app.patch<OrderRoute>(`${path}/payment-instruments/:paymentInstrumentId`, (request) => {
    const { orderNo, paymentInstrumentId } = request.params
    const order = updateOrderPayment(orderNo, paymentInstrumentId, readObject(request.body), readCall(request))
    return toOrder(order, context.now())
  })

  app.delete<OrderRoute>(`${path}/payment-instruments/:paymentInstrumentId`, (request) => {
    const { orderNo, paymentInstrumentId } = request.params
    return toOrder(removeOrderPayment(orderNo, paymentInstrumentId, readCall(request)), context.now())
  })

  app.get<OrderRoute>(`${path}/taxes`, (request) => {
    const { basket } = findOrder(request.params.orderNo, readCall(request))
    throw new Problem(409, 'invalid-tax-mode', `Basket with ID '${basket.basketId}' has invalid tax mode.`)
  })

  app.get<OrderRoute>(scapiPath(API, '/orders/oms-meta-data'), () => refuseOms())
  for (const action of ['oms-cancel-order', 'oms-return-order']) {
    app.post<OrderRoute>(`${path}/actions/${action}`, (request) => {
      findOrder(request.params.orderNo, readCall(request))
      return refuseOms()
    })
  }
}

function refuseOms(): never {
  throw new Problem(409, 'oms-not-active', 'Order Management (OMS) is not active for this site.')
}
