import type { FastifyRequest } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import type { Query } from '../http/query.js'
import type { BasketCall } from './basketService.js'

/** Parts of a request that basket routes read. Each route declares only the parameters of its path. */
export interface BasketRoute {
  readonly Querystring: Query
  readonly Params: {
    readonly basketId: string
    readonly itemId: string
    readonly shipmentId: string
    readonly couponItemId: string
    readonly giftCertificateItemId: string
    readonly paymentInstrumentId: string
    readonly priceAdjustmentId: string
  }
  readonly Body: unknown
}

/**
 * Reads the caller and the market.
 * @throws Problem 400 for an unknown locale or currency
 */
export function readBasketCall(request: FastifyRequest<BasketRoute>, context: CommerceContext): BasketCall {
  return { shopper: shopperOf(request), market: readMarket(request.query, badRequest), context }
}
