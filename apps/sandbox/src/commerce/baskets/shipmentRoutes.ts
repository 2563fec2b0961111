import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { flag } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import { readObject } from './readBody.js'
import {
  createShipment,
  getShippingMethods,
  removeShipment,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateShipment,
} from './shipmentService.js'
import { toBasket } from './toBasket.js'

/** Shipments of a basket, their methods and addresses. */
export function shipmentRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  const basketPath = scapiPath(api, '/baskets/:basketId')
  const path = `${basketPath}/shipments/:shipmentId`

  app.post<BasketRoute>(`${basketPath}/shipments`, (request) => {
    const call = readBasketCall(request, context)
    return toBasket(createShipment(request.params.basketId, readObject(request.body), call), call.market, context)
  })

  app.patch<BasketRoute>(path, (request) => {
    const call = readBasketCall(request, context)
    const { basketId, shipmentId } = request.params
    return toBasket(updateShipment(basketId, shipmentId, readObject(request.body), call), call.market, context)
  })

  app.delete<BasketRoute>(path, (request) => {
    const call = readBasketCall(request, context)
    const { basketId, shipmentId } = request.params
    return toBasket(removeShipment(basketId, shipmentId, call), call.market, context)
  })

  app.get<BasketRoute>(`${path}/shipping-methods`, (request) => {
    const { basketId, shipmentId } = request.params
    return getShippingMethods(basketId, shipmentId, readBasketCall(request, context))
  })

  app.put<BasketRoute>(`${path}/shipping-method`, (request) => {
    const call = readBasketCall(request, context)
    const { basketId, shipmentId } = request.params
    return toBasket(setShippingMethod(basketId, shipmentId, readObject(request.body), call), call.market, context)
  })

  app.put<BasketRoute>(`${path}/shipping-address`, (request) => {
    const call = readBasketCall(request, context)
    const { basketId, shipmentId } = request.params
    const useAsBilling = flag(request.query, 'useAsBilling')
    const basket = setShippingAddress(basketId, shipmentId, readObject(request.body), useAsBilling, call)
    return toBasket(basket, call.market, context)
  })

  app.put<BasketRoute>(`${basketPath}/billing-address`, (request) => {
    const call = readBasketCall(request, context)
    const useAsShipping = flag(request.query, 'useAsShipping')
    const basket = setBillingAddress(request.params.basketId, readObject(request.body), useAsShipping, call)
    return toBasket(basket, call.market, context)
  })
}
