import { expect } from 'vitest'
import { problem, statusOf, type Operation } from './operation.js'

const id = 'unknown'

/** Shopper Products. */
export const productOperations: readonly Operation[] = [
  {
    name: 'getProduct',
    drive: async ({ guest, pieces }) => {
      const [first = ''] = await pieces()
      return guest.products.getProduct({ parameters: { id: first } })
    },
    answers: {
      id: expect.any(String),
      price: expect.any(Number),
      currency: 'CHF',
      inventory: { orderable: true },
      imageGroups: expect.arrayContaining([expect.objectContaining({ viewType: 'large' })]),
    },
    refusal: problem(404, 'product-not-found', ({ guest }) => guest.products.getProduct({ parameters: { id } }), {
      productId: id,
      siteId: 'halbrenn-master',
    }),
  },
  {
    name: 'getProducts',
    drive: async ({ guest, pieces }) => guest.products.getProducts({ parameters: { ids: [...(await pieces()), id] } }),
    answers: { total: 2, limit: 2, data: [{ name: expect.any(String) }, { name: expect.any(String) }] },
    refusal: problem(400, 'validation', ({ guest }) =>
      guest.products.getProducts({ parameters: { ids: Array.from({ length: 25 }, (_, index) => `${index}`) } }),
    ),
  },
  {
    name: 'getProductImages',
    drive: async ({ guest, pieces }) => {
      const [productId = ''] = await pieces()
      return guest.products.getProductImages({ parameters: { productId, imgTypes: 'small' } })
    },
    answers: { id: expect.any(String), imageGroups: [{ viewType: 'small' }] },
    refusal: problem(404, 'product-not-found', ({ guest }) =>
      guest.products.getProductImages({ parameters: { productId: id } }),
    ),
  },
  {
    name: 'getProductPrices',
    drive: async ({ guest, pieces }) => {
      const [productId = ''] = await pieces()
      return guest.products.getProductPrices({ parameters: { productId } })
    },
    answers: { price: expect.any(Number), currency: 'CHF', prices: { 'chf-list-prices': expect.any(Number) } },
    refusal: problem(404, 'product-not-found', ({ guest }) =>
      guest.products.getProductPrices({ parameters: { productId: id } }),
    ),
  },
  {
    name: 'getProductPromotions',
    drive: async ({ guest, pieces }) => {
      const [productId = ''] = await pieces()
      return guest.products.getProductPromotions({ parameters: { productId } })
    },
    answers: { productId: expect.any(String), productPromotions: expect.any(Array) },
    refusal: problem(404, 'product-not-found', ({ guest }) =>
      guest.products.getProductPromotions({ parameters: { productId: id } }),
    ),
  },
  {
    name: 'getCategory',
    drive: ({ guest }) => guest.products.getCategory({ parameters: { id: 'watches', levels: 1 } }),
    answers: { id: 'watches', name: 'Uhren', categories: expect.any(Array) },
    refusal: problem(404, 'product-not-found', ({ guest }) => guest.products.getCategory({ parameters: { id } })),
  },
  {
    name: 'getCategories',
    drive: ({ guest }) => guest.products.getCategories({ parameters: { ids: ['watches', 'jewellery'] } }),
    answers: { total: 2, data: [{ id: 'watches' }, { id: 'jewellery' }] },
    refusal: problem(400, 'validation', ({ guest }) =>
      guest.products.getCategories({ parameters: { ids: Array.from({ length: 51 }, (_, index) => `${index}`) } }),
    ),
  },
]

/** Shopper Search. */
export const searchOperations: readonly Operation[] = [
  {
    name: 'productSearch',
    drive: ({ guest }) =>
      guest.search.productSearch({
        parameters: { q: 'Meridian', refine: ['cgid=watches', 'price=(1..1000000)'], limit: 1, sort: 'best-matches' },
      }),
    answers: {
      limit: 1,
      offset: 0,
      query: 'Meridian',
      hits: [{ productId: expect.any(String), currency: 'CHF' }],
      selectedRefinements: { cgid: 'watches', price: '(1..1000000)' },
      searchPhraseSuggestions: expect.any(Object),
    },
    refusal: problem(400, 'bad-request', ({ guest }) =>
      guest.search.productSearch({ parameters: { q: 'Meridian', limit: 201 } }),
    ),
  },
  {
    name: 'getSearchSuggestions',
    drive: ({ guest }) => guest.search.getSearchSuggestions({ parameters: { q: 'Meridian' } }),
    answers: { searchPhrase: 'Meridian', productSuggestions: { products: expect.any(Array) } },
    refusal: problem(400, 'string-constraint-violation', ({ guest }) =>
      guest.search.getSearchSuggestions({ parameters: { q: 'M' } }),
    ),
  },
]

/** Shopper SEO. */
export const seoOperations: readonly Operation[] = [
  {
    name: 'getUrlMapping',
    drive: ({ guest }) => guest.seo.getUrlMapping({ parameters: { urlSegment: '/watches' } }),
    answers: { resourceType: 'CATEGORY', resourceId: 'watches' },
    refusal: problem(404, 'seo-url-mapping-not-found', ({ guest }) =>
      guest.seo.getUrlMapping({ parameters: { urlSegment: '/nowhere' } }),
    ),
  },
]

/** Shopper Stores. */
export const storeOperations: readonly Operation[] = [
  {
    name: 'getStores',
    drive: ({ guest }) => guest.stores.getStores({ parameters: { ids: 'halbrenn-zurich' } }),
    answers: { total: 1, data: [{ id: 'halbrenn-zurich', countryCode: 'CH' }] },
    refusal: problem(400, 'missing-query-parameter', ({ guest }) =>
      guest.stores.getStores({ parameters: { ids: ',' } }),
    ),
  },
  {
    name: 'searchStores',
    drive: ({ guest }) =>
      guest.stores.searchStores({ parameters: { countryCode: 'CH', postalCode: '8001', limit: 1 } }),
    answers: { limit: 1, offset: 0, data: [{ countryCode: 'CH', distance: expect.any(Number) }] },
    refusal: problem(400, 'missing-postal-code', ({ guest }) =>
      guest.stores.searchStores({ parameters: { countryCode: 'CH' } }),
    ),
  },
]

/** Shopper Gift Certificates. */
export const certificateOperations: readonly Operation[] = [
  {
    name: 'getGiftCertificate',
    drive: ({ guest }) => guest.certificates.getGiftCertificate({ body: { giftCertificateCode: 'GIFT-2026-0001' } }),
    answers: { amount: 500, balance: 500, enabled: true, status: 'issued' },
    refusal: problem(404, 'not-found', ({ guest }) =>
      guest.certificates.getGiftCertificate({ body: { giftCertificateCode: 'NONE' } }),
    ),
  },
]

/** Shopper Promotions. */
export const promotionOperations: readonly Operation[] = [
  {
    name: 'getPromotions',
    drive: ({ guest }) => guest.promotions.getPromotions({ parameters: { ids: ['welcome-10', id] } }),
    answers: { total: 1, data: [{ id: 'welcome-10' }] },
    refusal: problem(404, 'not-found', ({ guest }) => guest.promotions.getPromotions({ parameters: { ids: [id] } })),
  },
  {
    name: 'getPromotionsForCampaign',
    drive: ({ guest }) => guest.promotions.getPromotionsForCampaign({ parameters: { campaignId: 'welcome' } }),
    answers: { data: expect.arrayContaining([expect.objectContaining({ id: 'welcome-10' })]) },
    refusal: problem(404, 'not-found', ({ guest }) =>
      guest.promotions.getPromotionsForCampaign({ parameters: { campaignId: id } }),
    ),
  },
]

/** Shopper Context. */
export const contextOperations: readonly Operation[] = [
  {
    name: 'createShopperContext',
    drive: ({ guest }) =>
      statusOf(
        guest.contexts.createShopperContext({ parameters: { usid: guest.usid }, body: { sourceCode: 'a' } }, true),
      ),
    answers: { status: 201 },
    refusal: problem(400, 'usid-not-matching-with-token', ({ guest, customer }) =>
      guest.contexts.createShopperContext({ parameters: { usid: customer.usid }, body: {} }),
    ),
  },
  {
    name: 'getShopperContext',
    drive: async ({ guest }) => {
      const parameters = { usid: guest.usid }
      await guest.contexts.createShopperContext({ parameters, body: { sourceCode: 'a' } })
      return guest.contexts.getShopperContext({ parameters })
    },
    answers: { sourceCode: 'a' },
    refusal: problem(404, 'shopper-context-no-found', ({ guest }) =>
      guest.contexts.getShopperContext({ parameters: { usid: guest.usid } }),
    ),
  },
  {
    name: 'updateShopperContext',
    drive: async ({ guest }) => {
      const parameters = { usid: guest.usid }
      await guest.contexts.createShopperContext({ parameters, body: { sourceCode: 'a' } })
      return guest.contexts.updateShopperContext({ parameters, body: { couponCodes: ['WELCOME10'] } })
    },
    answers: { sourceCode: 'a', couponCodes: ['WELCOME10'] },
    refusal: problem(400, 'usid-not-matching-with-token', ({ guest, customer }) =>
      guest.contexts.updateShopperContext({ parameters: { usid: customer.usid }, body: {} }),
    ),
  },
  {
    name: 'deleteShopperContext',
    drive: async ({ guest }) => {
      const parameters = { usid: guest.usid }
      await guest.contexts.createShopperContext({ parameters, body: { sourceCode: 'a' } })
      return statusOf(guest.contexts.deleteShopperContext({ parameters }, true))
    },
    answers: { status: 204 },
    refusal: problem(404, 'shopper-context-no-found', ({ guest }) =>
      guest.contexts.deleteShopperContext({ parameters: { usid: guest.usid } }),
    ),
  },
]
