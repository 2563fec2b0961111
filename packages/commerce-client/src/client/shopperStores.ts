import type { StoreResult, StoreSearchParameters, StoreSearchResult } from '../types/store.js'
import { defineCall } from './operation.js'

const api = 'store/shopper-stores/v1'
const locale = ['locale'] as const

/** Reads boutiques by their ids; unknown ones are silently absent. */
export const getStores = /* @__PURE__ */ defineCall<{ readonly ids: readonly string[] }, StoreResult>(
  api,
  'GET /stores',
  [],
  locale,
)

/** Reads the boutiques around a place, the nearest first. */
export const searchStores = /* @__PURE__ */ defineCall<StoreSearchParameters, StoreSearchResult>(
  api,
  'GET /store-search',
  [],
  locale,
)
