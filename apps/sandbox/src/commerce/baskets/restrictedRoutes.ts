import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { Problem } from '../http/problem.js'
import { scapiPath } from '../http/scapiPath.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import { findBasket } from './basketService.js'
import { priceBasket } from './priceBasket.js'

/**
 * Prices, taxes and the kind of a basket, which shoppers may read but not change. The platform calculates them; only
 * its own services and agents may change them.
 */
export function restrictedRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  const path = (rest: string) => scapiPath(api, `/baskets/:basketId${rest}`)
  const find = (request: FastifyRequest<BasketRoute>) =>
    findBasket(request.params.basketId, readBasketCall(request, context))
  const refuse = (request: FastifyRequest<BasketRoute>): never => {
    find(request)
    throw new Problem(403, 'forbidden', 'Your access-token is valid, but a shopper may not process this action.')
  }
  const findExternal = (request: FastifyRequest<BasketRoute>) => {
    const basket = find(request)
    if (basket.taxMode === 'external') return basket
    throw new Problem(409, 'invalid-tax-mode', `Basket with ID '${basket.basketId}' has invalid tax mode.`)
  }

  app.put<BasketRoute>(path('/agent'), refuse)
  app.post<BasketRoute>(path('/price-adjustments'), refuse)
  app.put<BasketRoute>(path('/price-books'), refuse)
  for (const method of ['PATCH', 'DELETE']) {
    app.route<BasketRoute>({
      method,
      url: path('/price-adjustments/:priceAdjustmentId'),
      handler: (request) => {
        const { priceAdjustmentId } = request.params
        const call = readBasketCall(request, context)
        const { items, orderPriceAdjustments } = priceBasket(find(request), call.market, context)
        const adjustments = [...items.flatMap((item) => item.priceAdjustments ?? []), ...orderPriceAdjustments]
        if (adjustments.some((adjustment) => adjustment.priceAdjustmentId === priceAdjustmentId)) return refuse(request)
        const detail = `No price adjustment with ID '${priceAdjustmentId}' could be found.`
        throw new Problem(404, 'price-adjustment-not-found', detail)
      },
    })
  }

  app.get<BasketRoute>(path('/price-books'), (request) => {
    const book = find(request).currency.toLowerCase()
    return [`${book}-list-prices`, `${book}-sale-prices`]
  })

  app.get<BasketRoute>(path('/taxes'), (request) => {
    const { items, shippingItems } = priceBasket(
      findExternal(request),
      readBasketCall(request, context).market,
      context,
    )
    const parts = [...items, ...shippingItems].map(({ itemId = '', taxRate, adjustedTax }) => [
      itemId,
      { taxItems: [{ id: itemId, rate: taxRate, value: adjustedTax }] },
    ])
    return { taxes: Object.fromEntries(parts) }
  })
  for (const taxes of ['/taxes', '/items/:itemId/taxes']) {
    app.put<BasketRoute>(path(taxes), (request) => {
      findExternal(request)
      return refuse(request)
    })
  }
}
