import type { FastifyInstance } from 'fastify'
import type { ProductItemMergeMode } from '@vitrine/commerce-client/types/basket'
import type { CommerceContext } from '../commerceContext.js'
import { badRequest } from '../http/problem.js'
import { first, flag, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import { mergeBasket, transferBasket } from './mergeService.js'
import { makeStorefrontBasket, promoteBasket } from './promoteService.js'
import { toBasket } from './toBasket.js'

const MERGE_MODES: readonly ProductItemMergeMode[] = [
  'higher_quantity',
  'sum_quantities',
  'saved_quantity',
  'separate_item',
]

/** Merging and transferring baskets when a guest logs in, and promoting temporary baskets. */
export function mergeRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  app.post<BasketRoute>(scapiPath(api, '/baskets/actions/merge'), (request) => {
    const call = readBasketCall(request, context)
    const createDestination = flag(request.query, 'createDestinationBasket')
    return toBasket(mergeBasket(readMode(request.query), createDestination, call), call.market, context)
  })

  app.post<BasketRoute>(scapiPath(api, '/baskets/actions/transfer'), (request, reply) => {
    const call = readBasketCall(request, context)
    const { query } = request
    const basket = transferBasket(flag(query, 'overrideExisting'), flag(query, 'merge'), call)
    return basket ? toBasket(basket, call.market, context) : reply.code(204).send()
  })

  app.post<BasketRoute>(scapiPath(api, '/baskets/:basketId/actions/promote'), (request) => {
    const call = readBasketCall(request, context)
    const { query, params } = request
    const basket = promoteBasket(params.basketId, flag(query, 'overrideExisting'), flag(query, 'merge'), call)
    return toBasket(basket, call.market, context)
  })

  app.put<BasketRoute>(scapiPath(api, '/baskets/:basketId/storefront'), (request) => {
    const call = readBasketCall(request, context)
    const basket = makeStorefrontBasket(request.params.basketId, flag(request.query, 'exchange'), call)
    return toBasket(basket, call.market, context)
  })
}

function readMode(query: Query): ProductItemMergeMode {
  const given = first(query, 'productItemMergeMode') ?? 'higher_quantity'
  const mode = MERGE_MODES.find((candidate) => candidate === given)
  if (mode) return mode
  throw badRequest(`The merge mode '${given}' is not valid.`, { parameter: 'productItemMergeMode' })
}
