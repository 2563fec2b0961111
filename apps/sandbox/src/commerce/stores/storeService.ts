import type { Store, StoreResult, StoreSearchResult } from '@vitrine/commerce-client/types/store'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { readMarket, toCountry } from '../http/market.js'
import { badRequest, Problem } from '../http/problem.js'
import { first, list, type Query } from '../http/query.js'
import { type DistanceUnit, distanceBetween, type Position } from './distance.js'
import { placeOfPostalCode } from './postalCodes.js'
import { missingParameter, readNumber, readPosition, readWhole } from './readPlace.js'
import { toStore } from './toStore.js'

const MAXIMUM_IDS_LENGTH = 256
const MAXIMUM_IDS = 50
const DEFAULT_LIMIT = 25
const MAXIMUM_LIMIT = 200
/** Half of the Earth's circumference in kilometres, the platform's maximum. */
const MAXIMUM_DISTANCE = 20_012
const WHOLE_MAXIMUM = 2 ** 31 - 1

/** getStores: existing boutiques of the ids, in the requested order. @throws Problem 400 */
export function getStores(query: Query, catalogue: CatalogueIndex): StoreResult {
  const { language } = readMarket(query, badRequest)
  const ids = [...new Set(list(query, 'ids'))]
  if (ids.length === 0) throw missingParameter('ids')
  if (ids.length > MAXIMUM_IDS || ids.join().length > MAXIMUM_IDS_LENGTH) {
    throw badRequest(`The length constraint was violated by 'ids'.`, {
      parameter: 'ids',
      expected: `(1..${MAXIMUM_IDS_LENGTH})`,
    })
  }
  const data = ids.flatMap((id) => {
    const store = catalogue.source.stores.find((candidate) => candidate.id === id)
    return store ? [toStore(store, language)] : []
  })
  return { limit: ids.length, total: data.length, data }
}

/**
 * searchStores: the boutiques around a location, nearest first. An unknown postal code finds none.
 * @throws Problem 400 `missing-postal-code`, `missing-query-parameter`, `bad-request`
 */
export function searchStores(query: Query, catalogue: CatalogueIndex): StoreSearchResult {
  const { language } = readMarket(query, badRequest)
  const limit = readWhole(query, 'limit', 1, MAXIMUM_LIMIT) ?? DEFAULT_LIMIT
  const offset = readWhole(query, 'offset', 0, WHOLE_MAXIMUM) ?? 0
  const maximum = readNumber(query, 'maxDistance', 0, MAXIMUM_DISTANCE) ?? MAXIMUM_DISTANCE
  const unit = readUnit(query)
  const place = readPosition(query) ?? readPostalPlace(query, catalogue)
  const found = place ? storesAround(place, maximum, unit, catalogue) : []
  const page = found.slice(offset, offset + limit)
  const data = page.map(({ store, distance }): Store => ({ ...toStore(store, language), distance, distanceUnit: unit }))
  return { limit, offset, total: found.length, data }
}

/** The boutiques within a distance of a location, nearest first. */
function storesAround(place: Position, maximum: number, unit: DistanceUnit, { source }: CatalogueIndex) {
  return source.stores
    .map((store) => ({ store, distance: distanceBetween(place, store, unit) }))
    .filter(({ distance }) => distance <= maximum)
    .sort((a, b) => a.distance - b.distance)
}

function readPostalPlace(query: Query, { source }: CatalogueIndex): Position | null {
  const postalCode = first(query, 'postalCode')?.trim()
  if (!postalCode) {
    const detail = "The input parameter 'postal_code' is required when no coordinates are provided."
    throw new Problem(400, 'missing-postal-code', detail)
  }
  if (postalCode.length < 3 || postalCode.length > 10) {
    throw badRequest("The length constraint was violated by 'postalCode'.", {
      parameter: 'postalCode',
      expected: '(3..10)',
    })
  }
  const code = first(query, 'countryCode')
  if (!code) throw missingParameter('countryCode')
  if (!/^[A-Z]{2}$/.test(code)) {
    throw badRequest(`The country code '${code}' is not valid.`, { parameter: 'countryCode' })
  }
  const country = toCountry(code)
  return country && placeOfPostalCode(postalCode, country, source.stores)
}

function readUnit(query: Query): DistanceUnit {
  const unit = first(query, 'distanceUnit') ?? 'km'
  if (unit === 'km' || unit === 'mi') return unit
  throw badRequest(`The distance unit '${unit}' is not valid.`, { parameter: 'distanceUnit', expected: 'km, mi' })
}
