import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { applySelect } from '../http/applySelect.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { searchProducts } from './searchService.js'
import { getSearchSuggestions } from './suggestionService.js'

const API = 'search/shopper-search/v1'

/** Shopper Search. */
export async function searchRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.get<{ Querystring: Query }>(scapiPath(API, '/product-search'), ({ query }) =>
    applySelect(query, searchProducts(query, context)),
  )
  app.get<{ Querystring: Query }>(scapiPath(API, '/search-suggestions'), ({ query }) =>
    getSearchSuggestions(query, context),
  )
}
