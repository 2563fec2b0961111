import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { isStaffSaleCustomer } from '../customers/staffSale.js'
import { applySelect } from '../http/applySelect.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { searchProducts } from './searchService.js'
import { getSearchSuggestions } from './suggestionService.js'

const API = 'search/shopper-search/v1'

/** Shopper Search. */
export async function searchRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const isStaff = (request: FastifyRequest) => isStaffSaleCustomer(shopperOf(request), context)
  app.get<{ Querystring: Query }>(scapiPath(API, '/product-search'), (request) =>
    applySelect(request.query, searchProducts(request.query, isStaff(request), context)),
  )
  app.get<{ Querystring: Query }>(scapiPath(API, '/search-suggestions'), (request) =>
    getSearchSuggestions(request.query, isStaff(request), context),
  )
}
