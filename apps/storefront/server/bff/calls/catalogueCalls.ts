import type { CallEntry, CallLimitName } from './callEntry.js'

const products = 'product/shopper-products/v1'
const search = 'search/shopper-search/v1'
const stores = 'store/shopper-stores/v1'
const promotions = 'pricing/shopper-promotions/v1'
const customStores = 'custom/stores/v1'

/** What is the same for everybody, read with the server's shared guest token. */
export const catalogueCalls: readonly CallEntry[] = [
  reading(products, 'products', 'catalogue'),
  reading(products, 'products/{id}', 'catalogue'),
  reading(products, 'categories', 'catalogue'),
  reading(products, 'categories/{id}', 'catalogue'),
  reading(search, 'product-search', 'search'),
  reading(search, 'search-suggestions', 'suggest'),
  reading(promotions, 'promotions', 'catalogue'),
  reading(promotions, 'promotions/campaigns/{campaignId}', 'catalogue'),
  reading(stores, 'stores', 'place'),
  reading(stores, 'store-search', 'place'),
  reading(customStores, 'stores', 'place'),
  reading(customStores, 'geocode', 'place'),
]

function reading(api: string, path: string, limit: CallLimitName): CallEntry {
  return { method: 'GET', api, path, auth: 'shared', body: null, query: null, limit }
}
