import type { Store, StoreResult } from '@vitrine/commerce-client/types/store'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { readMarket, toCountry } from '../http/market.js'
import { badRequest } from '../http/problem.js'
import { first, type Query } from '../http/query.js'
import { distanceBetween } from './distance.js'
import { missingParameter, readNumber, readPosition } from './readPlace.js'
import { toStore } from './toStore.js'

const MAXIMUM_DISTANCE = 20_012

/**
 * `GET custom/stores/v1/stores` (ours): the boutiques of one or all countries, sorted by distance from a location if
 * given, with the availability of a product. An unknown product is available nowhere.
 * @throws Problem 400 `missing-query-parameter`, `bad-request`
 */
export function getCountryStores(query: Query, catalogue: CatalogueIndex): StoreResult {
  const { language } = readMarket(query, badRequest)
  const code = first(query, 'country')?.toUpperCase()
  if (code !== undefined && !/^[A-Z]{2}$/.test(code)) {
    throw badRequest('The country is not valid.', { parameter: 'country' })
  }
  const place = readPosition(query)
  const maximum = readNumber(query, 'maxDistance', 0, MAXIMUM_DISTANCE)
  if (maximum !== null && !place) throw missingParameter('latitude')
  const productId = first(query, 'productId')
  const product = productId === undefined ? null : catalogue.product(productId)

  const data = catalogue.source.stores
    .filter(({ countryCode }) => code === undefined || countryCode === toCountry(code))
    .map(
      (store): Store => ({
        ...toStore(store, language),
        ...(place && { distance: distanceBetween(place, store, 'km'), distanceUnit: 'km' }),
        ...(product !== null && { c_available: product?.storeIds.includes(store.id) ?? false }),
      }),
    )
    .filter(({ distance = 0 }) => maximum === null || distance <= maximum)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
  return { limit: data.length, total: data.length, data }
}
