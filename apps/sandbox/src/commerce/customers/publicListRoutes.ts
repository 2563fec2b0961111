import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { readMarket } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { list, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { findPublicItem, findPublicList, searchPublicLists, toPublicItem, toPublicList } from './publicListService.js'

interface PublicListRoute {
  readonly Querystring: Query
  readonly Params: { readonly listId: string; readonly itemId: string }
}

/** Public product lists: any guest or logged-in customer may read them. */
export function publicListRoutes(app: FastifyInstance, context: CommerceContext): void {
  const path = (rest: string) => scapiPath('customer/shopper-customers/v1', `/product-lists${rest}`)

  app.get<PublicListRoute>(path(''), ({ query }) => {
    const data = searchPublicLists(query, context)
    return { data, limit: data.length, total: data.length }
  })

  app.get<PublicListRoute>(path('/:listId'), ({ params }) =>
    toPublicList(findPublicList(params.listId, context), context),
  )

  app.get<PublicListRoute>(path('/:listId/items'), ({ params, query }) => {
    const market = readMarket(query, badRequest)
    const shown = list(query, 'expand').includes('product') ? market : null
    const { items } = findPublicList(params.listId, context)
    const data = items.filter((item) => item.data['public'] === true).map((item) => toPublicItem(item, shown, context))
    return { data, limit: data.length, total: data.length }
  })

  app.get<PublicListRoute>(path('/:listId/items/:itemId'), ({ params, query }) => {
    const market = readMarket(query, badRequest)
    return toPublicItem(findPublicItem(params.listId, params.itemId, context), market, context)
  })
}
