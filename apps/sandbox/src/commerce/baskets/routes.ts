import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { badRequest } from '../http/problem.js'
import { first, flag, list } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { approachingDiscounts } from './approachingDiscounts.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import { findBasket, updateBasket, updateCustomer, type BasketKind } from './basketService.js'
import { checkoutRoutes } from './checkoutRoutes.js'
import { createFilledBasket } from './fillBasket.js'
import { itemRoutes } from './itemRoutes.js'
import { mergeRoutes } from './mergeRoutes.js'
import { readObject } from './readBody.js'
import { restrictedRoutes } from './restrictedRoutes.js'
import { shipmentRoutes } from './shipmentRoutes.js'
import { toBasket } from './toBasket.js'

/**
 * Shopper Baskets. Version 1 has the same operations but no temporary baskets, so clients do not request them there.
 */
export async function basketRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  for (const version of ['v1', 'v2']) {
    const api = `checkout/shopper-baskets/${version}`
    wholeBasketRoutes(app, api, context)
    itemRoutes(app, api, context)
    shipmentRoutes(app, api, context)
    checkoutRoutes(app, api, context)
    mergeRoutes(app, api, context)
    restrictedRoutes(app, api, context)
  }
}

function wholeBasketRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  const path = scapiPath(api, '/baskets/:basketId')

  app.post<BasketRoute>(scapiPath(api, '/baskets'), (request) => {
    const call = readBasketCall(request, context)
    const basket = createFilledBasket(readObject(request.body), readKind(request.query), call)
    return toBasket(basket, call.market, context)
  })

  app.get<BasketRoute>(path, (request) => {
    const call = readBasketCall(request, context)
    const basket = findBasket(request.params.basketId, call)
    return {
      ...toBasket(basket, call.market, context),
      ...(list(request.query, 'expand').includes('approaching_discounts') && {
        approachingDiscounts: approachingDiscounts(basket, call.market, context),
      }),
    }
  })

  app.patch<BasketRoute>(path, (request) => {
    const call = readBasketCall(request, context)
    return toBasket(updateBasket(request.params.basketId, readObject(request.body), call), call.market, context)
  })

  app.delete<BasketRoute>(path, (request, reply) => {
    const { basketId } = findBasket(request.params.basketId, readBasketCall(request, context))
    context.baskets.remove(basketId)
    return reply.code(204).send()
  })

  app.put<BasketRoute>(`${path}/customer`, (request) => {
    const call = readBasketCall(request, context)
    return toBasket(updateCustomer(request.params.basketId, readObject(request.body), call), call.market, context)
  })
}

function readKind(query: BasketRoute['Querystring']): BasketKind {
  const taxMode = first(query, 'taxMode') ?? 'internal'
  if (taxMode !== 'internal' && taxMode !== 'external') {
    throw badRequest(`The tax mode '${taxMode}' is not valid.`, { parameter: 'taxMode' })
  }
  return { isTemporary: flag(query, 'temporary'), taxMode }
}
