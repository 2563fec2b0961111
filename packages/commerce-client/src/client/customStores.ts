import type { GeocodeParameters, GeocodeResult } from '../types/geocode.js'
import type { CountryStoresParameters, StoreResult } from '../types/store.js'
import { inLocale } from './apis.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, defineCall } from './operation.js'

const api = 'custom/stores/v1'

/** Reads the boutiques of a country, the nearest first where a place is given, with `c_available` for a piece (ours). */
export const getCountryStores = /* @__PURE__ */ defineCall<CountryStoresParameters, StoreResult>(
  api,
  'GET /stores',
  [],
  inLocale,
)

/** Finds a town or postal code; rejects with kind `not-found` when nobody knows it. */
export const findPlace = /* @__PURE__ */ defineCall<GeocodeParameters, GeocodeResult>(
  api,
  'GET /geocode',
  ['lat', 'lng'],
  inLocale,
)

/** Finds a town or postal code; `false` on any failure (Spec §8), "not found" among them. */
export function geocode(
  client: ScapiClient,
  parameters: GeocodeParameters,
  options?: CallOptions,
): Promise<GeocodeResult | false> {
  return findPlace(client, parameters, options).catch((): false => false)
}
