import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import { getCategories, getCategory } from '../catalogue/categoryService.js'
import type { CommerceContext } from '../commerceContext.js'
import { isStaffSaleCustomer } from '../customers/staffSale.js'
import { applySelect } from '../http/applySelect.js'
import { decodeOnceMore, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { getProductImages, getProductPrices, getProductPromotions } from './productParts.js'
import { getProduct, getProducts } from './productService.js'

const API = 'product/shopper-products/v1'

interface ById {
  readonly Params: { readonly id: string }
  readonly Querystring: Query
}

/** Shopper Products: products, their parts and categories. */
export async function productRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const { catalogue } = context
  const isStaff = (request: FastifyRequest) => isStaffSaleCustomer(shopperOf(request), context)
  app.get<{ Querystring: Query }>(scapiPath(API, '/products'), (request) =>
    applySelect(request.query, getProducts(request.query, isStaff(request), catalogue)),
  )
  app.get<ById>(scapiPath(API, '/products/:id'), (request) => {
    const { params, query } = request
    return applySelect(query, getProduct(decodeOnceMore(params.id), query, isStaff(request), catalogue))
  })
  const parts = { images: getProductImages, prices: getProductPrices, promotions: getProductPromotions }
  for (const [part, read] of Object.entries(parts)) {
    app.get<ById>(scapiPath(API, `/products/:id/${part}`), ({ params, query }) =>
      read(decodeOnceMore(params.id), query, catalogue),
    )
  }
  app.get<{ Querystring: Query }>(scapiPath(API, '/categories'), ({ query }) => getCategories(query, catalogue))
  app.get<ById>(scapiPath(API, '/categories/:id'), ({ params, query }) =>
    getCategory(decodeOnceMore(params.id), query, catalogue),
  )
}
