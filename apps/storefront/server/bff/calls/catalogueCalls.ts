import type { CallEntry, CallLimitName } from './callEntry.js'

const products = 'product/shopper-products/v1'
const search = 'search/shopper-search/v1'
const stores = 'store/shopper-stores/v1'
const promotions = 'pricing/shopper-promotions/v1'
const customStores = 'custom/stores/v1'

/**
 * Public reads. Prices, promotions and availability depend on customer groups and shopper context, so these calls use
 * the visitor's token.
 */
export const catalogueCalls: readonly CallEntry[] = [
  personal(products, 'products', 'catalogue'),
  personal(products, 'products/{id}', 'catalogue'),
  reading(products, 'categories', 'catalogue'),
  reading(products, 'categories/{id}', 'catalogue'),
  personal(search, 'product-search', 'search'),
  personal(search, 'search-suggestions', 'suggest'),
  personal(promotions, 'promotions', 'catalogue'),
  personal(promotions, 'promotions/campaigns/{campaignId}', 'catalogue'),
  reading(stores, 'stores', 'place'),
  reading(stores, 'store-search', 'place'),
  reading(customStores, 'stores', 'place'),
  reading(customStores, 'geocode', 'place'),
]

function reading(api: string, path: string, limit: CallLimitName): CallEntry {
  return { method: 'GET', api, path, auth: 'shared', body: null, query: null, limit }
}

function personal(api: string, path: string, limit: CallLimitName): CallEntry {
  return { ...reading(api, path, limit), auth: 'visitor' }
}
