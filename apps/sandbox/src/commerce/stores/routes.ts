import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { getCountryStores } from './countryStoreService.js'
import { geocode } from './geocodeService.js'
import { getStores, searchStores } from './storeService.js'

interface StoreRoute {
  readonly Querystring: Query
}

/** Shopper Stores, and our custom endpoints for boutiques. */
export async function storeRoutes(app: FastifyInstance, { catalogue }: CommerceContext): Promise<void> {
  const api = 'store/shopper-stores/v1'
  const custom = 'custom/stores/v1'
  app.get<StoreRoute>(scapiPath(api, '/stores'), ({ query }) => getStores(query, catalogue))
  app.get<StoreRoute>(scapiPath(api, '/store-search'), ({ query }) => searchStores(query, catalogue))
  app.get<StoreRoute>(scapiPath(custom, '/stores'), ({ query }) => getCountryStores(query, catalogue))
  app.get<StoreRoute>(scapiPath(custom, '/geocode'), ({ query }) => geocode(query))
}
