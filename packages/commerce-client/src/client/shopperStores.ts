import type { StoreResult, StoreSearchParameters, StoreSearchResult } from '../types/store.js'
import { inLocale } from './apis.js'
import { defineCall } from './operation.js'

const api = 'store/shopper-stores/v1'

/** Reads boutiques by id; unknown ids are omitted. */
export const getStores = /* @__PURE__ */ defineCall<{ readonly ids: readonly string[] }, StoreResult>(
  api,
  'GET /stores',
  [],
  inLocale,
)

/** Reads the boutiques near a location, sorted by distance. */
export const searchStores = /* @__PURE__ */ defineCall<StoreSearchParameters, StoreSearchResult>(
  api,
  'GET /store-search',
  [],
  inLocale,
)
