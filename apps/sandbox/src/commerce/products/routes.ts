import type { FastifyInstance } from 'fastify'
import { getCategories, getCategory } from '../catalogue/categoryService.js'
import type { CommerceContext } from '../commerceContext.js'
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
export async function productRoutes(app: FastifyInstance, { catalogue }: CommerceContext): Promise<void> {
  app.get<{ Querystring: Query }>(scapiPath(API, '/products'), ({ query }) =>
    applySelect(query, getProducts(query, catalogue)),
  )
  app.get<ById>(scapiPath(API, '/products/:id'), ({ params, query }) =>
    applySelect(query, getProduct(decodeOnceMore(params.id), query, catalogue)),
  )
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
