import { geocode, getCountryStores } from '../client/customStores.js'
import { getCategory, getProduct } from '../client/shopperProducts.js'
import { getPromotions } from '../client/shopperPromotions.js'
import { productSearch } from '../client/shopperSearch.js'
import { getStores, searchStores } from '../client/shopperStores.js'
import { defineSharedRead } from './sharedRead.js'

/** Reads a product; data null with status `ready` = unknown id. */
export const useProduct = /* @__PURE__ */ defineSharedRead('product', getProduct)

/** Reads a category, without children unless `levels` is set; null = unknown id. */
export const useCategory = /* @__PURE__ */ defineSharedRead('category', getCategory)

/** Searches products by phrase, category and refinements. */
export const useProductSearch = /* @__PURE__ */ defineSharedRead('search', productSearch)

/** Reads promotions by id. */
export const usePromotions = /* @__PURE__ */ defineSharedRead('promotions', getPromotions)

/** Reads boutiques by id. */
export const useStores = /* @__PURE__ */ defineSharedRead('stores', getStores)

/** Reads the boutiques near a location, sorted by distance. */
export const useStoreSearch = /* @__PURE__ */ defineSharedRead('store_search', searchStores)

/** Reads the boutiques of a country and, for a product id, its availability in them. */
export const useCountryStores = /* @__PURE__ */ defineSharedRead('country_stores', getCountryStores)

/** Finds a town or postal code; data `false` on any failure (Spec §8). */
export const useGeocode = /* @__PURE__ */ defineSharedRead('geocode', geocode)
