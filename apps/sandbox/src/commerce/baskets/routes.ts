import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StoredBasket } from '../../store/basketRepository.js'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { decodeOnceMore, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { createBasket, findBasket, updateBasket, updateCustomer, type BasketCall } from './basketService.js'
import { addItems, removeItem, updateItem } from './itemService.js'
import { readAdditions, readObject } from './readBody.js'
import { getShippingMethods, updateShipment } from './shipmentService.js'
import { toBasket } from './toBasket.js'

interface BasketRoute {
  readonly Querystring: Query
  readonly Params: { readonly basketId: string; readonly itemId: string; readonly shipmentId: string }
  readonly Body: unknown
}

/** Shopper Baskets; v1 and v2 differ in operations that the sandbox does not have yet. */
export async function basketRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  for (const version of ['v1', 'v2']) registerVersion(app, `checkout/shopper-baskets/${version}`, context)
}

function registerVersion(app: FastifyInstance, api: string, context: CommerceContext): void {
  const readCall = (request: FastifyRequest<BasketRoute>): BasketCall => ({
    shopper: shopperOf(request),
    market: readMarket(request.query, badRequest),
    context,
  })
  const send = (basket: StoredBasket, { market }: BasketCall) => toBasket(basket, market, context.catalogue)
  const path = (rest: string) => scapiPath(api, `/baskets/:basketId${rest}`)

  app.post<BasketRoute>(scapiPath(api, '/baskets'), (request) => {
    const call = readCall(request)
    const body = readObject(request.body)
    const basket = createBasket(body, call)
    return send(body['productItems'] === undefined ? basket : addFirstItems(basket, body['productItems'], call), call)
  })

  app.get<BasketRoute>(path(''), (request) => {
    const call = readCall(request)
    return send(findBasket(request.params.basketId, call), call)
  })

  app.patch<BasketRoute>(path(''), (request) => {
    const call = readCall(request)
    return send(updateBasket(request.params.basketId, readObject(request.body), call), call)
  })

  app.delete<BasketRoute>(path(''), (request, reply) => {
    const { basketId } = findBasket(request.params.basketId, readCall(request))
    context.baskets.remove(basketId)
    return reply.code(204).send()
  })

  app.post<BasketRoute>(path('/items'), (request) => {
    const call = readCall(request)
    return send(addItems(request.params.basketId, readAdditions(request.body), call), call)
  })

  app.patch<BasketRoute>(path('/items/:itemId'), (request) => {
    const call = readCall(request)
    const { basketId, itemId } = request.params
    return send(updateItem(basketId, decodeOnceMore(itemId), readObject(request.body), call), call)
  })

  app.delete<BasketRoute>(path('/items/:itemId'), (request) => {
    const call = readCall(request)
    const { basketId, itemId } = request.params
    return send(removeItem(basketId, decodeOnceMore(itemId), call), call)
  })

  app.put<BasketRoute>(path('/customer'), (request) => {
    const call = readCall(request)
    return send(updateCustomer(request.params.basketId, readObject(request.body), call), call)
  })

  app.get<BasketRoute>(path('/shipments/:shipmentId/shipping-methods'), (request) => {
    const { basketId, shipmentId } = request.params
    return getShippingMethods(basketId, shipmentId, readCall(request))
  })

  app.patch<BasketRoute>(path('/shipments/:shipmentId'), (request) => {
    const call = readCall(request)
    const { basketId, shipmentId } = request.params
    return send(updateShipment(basketId, shipmentId, readObject(request.body), call), call)
  })

  /** A basket whose first items are refused is not created. */
  function addFirstItems(basket: StoredBasket, items: unknown, call: BasketCall): StoredBasket {
    try {
      return addItems(basket.basketId, readAdditions(items), call)
    } catch (error) {
      context.baskets.remove(basket.basketId)
      throw error
    }
  }
}
