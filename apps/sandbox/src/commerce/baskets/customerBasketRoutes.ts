import type { FastifyInstance } from 'fastify'
import type { BasketsResult } from '@vitrine/commerce-client/types/basket'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { toBasket } from './toBasket.js'

interface CustomerRoute {
  readonly Querystring: Query
  readonly Params: { readonly customerId: string }
}

/** The open basket of a customer; guests use their guest customer id. */
export async function customerBasketRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const path = scapiPath('customer/shopper-customers/v1', '/customers/:customerId/baskets')
  app.get<CustomerRoute>(path, (request): BasketsResult => {
    const market = readMarket(request.query, badRequest)
    const { customerId } = shopperOf(request)
    if (request.params.customerId !== customerId) {
      const detail = `The customer with ID '${request.params.customerId}' is not the customer of the access token.`
      throw new Problem(400, 'invalid-customer', detail, { customerId: request.params.customerId })
    }
    const basket = context.baskets.findByCustomer(customerId)
    const baskets = basket ? [toBasket(basket, market, context)] : []
    return { baskets, total: baskets.length }
  })
}
