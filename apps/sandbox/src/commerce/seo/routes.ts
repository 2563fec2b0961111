import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { getUrlMapping } from './urlMappingService.js'

/** Shopper SEO. */
export async function seoRoutes(app: FastifyInstance, { catalogue }: CommerceContext): Promise<void> {
  app.get<{ Querystring: Query }>(scapiPath('site/shopper-seo/v1', '/url-mapping'), ({ query }) =>
    getUrlMapping(query, catalogue),
  )
}
