import type { GeocodeParameters, GeocodeResult } from '../types/geocode.js'
import type { CountryStoresParameters, StoreResult } from '../types/store.js'
import { inLocale } from './apis.js'
import type { ScapiClient } from './operation.js'
import { type CallOptions, defineCall } from './operation.js'

const api = 'custom/stores/v1'

/**
 * Reads the boutiques of a country, sorted by distance if coordinates are given; with a product id, includes
 * `c_available` (custom API).
 */
export const getCountryStores = /* @__PURE__ */ defineCall<CountryStoresParameters, StoreResult>(
  api,
  'GET /stores',
  [],
  inLocale,
)

/** Finds a town or postal code (custom API). Kind `not-found`: no such place. */
export const findPlace = /* @__PURE__ */ defineCall<GeocodeParameters, GeocodeResult>(
  api,
  'GET /geocode',
  ['lat', 'lng'],
  inLocale,
)

/** Finds a town or postal code; `false` on any failure, including "not found" (Spec §8). */
export function geocode(
  client: ScapiClient,
  parameters: GeocodeParameters,
  options?: CallOptions,
): Promise<GeocodeResult | false> {
  return findPlace(client, parameters, options).catch((): false => false)
}
