import { describe, expect, it } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch } from '../testing/fakeFetch.js'
import { createScapiClient } from './createScapiClient.js'
import type { ScapiClient } from './operation.js'
import { subscribeBackInStock } from './backInStock.js'
import { getCustomerGroups } from './customerGroups.js'
import { findPlace, geocode, getCountryStores } from './customStores.js'
import { sendContactMail } from './emails.js'
import * as context from './shopperContext.js'
import { getGiftCertificate } from './shopperGiftCertificates.js'
import * as products from './shopperProducts.js'
import { getPromotions, getPromotionsForCampaign } from './shopperPromotions.js'
import { getSearchSuggestions, productSearch } from './shopperSearch.js'
import { getUrlMapping } from './shopperSeo.js'
import { getStores, searchStores } from './shopperStores.js'
import { getSitePreferences } from './sitePreferences.js'

const P = '/product/shopper-products/v1~'
const X = '/shopper/shopper-context/v1~/shopper-context/u'
const inLocale = '?locale=de-CH'
const inMarket = '?locale=de-CH&currency=CHF'
const full = '&allImages=true&perPricebook=true'
const ofContext = { usid: 'u', body: { sourceCode: 'autumn' } }
const mail = { formType: 'retailerGeneral', emailType: 21, locale: 'de-CH' } as const
const person = { firstName: 'Mila', lastName: 'Brandt', email: 'mila@example.com' }

const market = { baseUrl: '', organizationId: 'org', siteId: 'demo-master', locale: 'de-CH', currency: 'CHF' }
const anything = { id: 'x', data: [], total: 0, searchPhrase: 'x', balance: 1, lat: 1, lng: 1 }

describe('catalogue, shop and context calls', () => {
  it.each<CallRow<ScapiClient>>([
    row(
      products.getProduct,
      { id: 'p', expand: ['prices', 'images'] },
      `GET ${P}/products/p${inMarket}${full}&expand=prices,images`,
    ),
    row(
      products.getProducts,
      { ids: ['p', 'q'], select: '(data.(id))' },
      `GET ${P}/products${inMarket}${full}&ids=p,q&select=(data.(id))`,
    ),
    row(products.getProductsInBatches, { ids: ['p'] }, `GET ${P}/products${inMarket}${full}&ids=p`),
    row(products.getCategory, { id: 'rings' }, `GET ${P}/categories/rings${inLocale}&levels=0`),
    row(
      products.getCategories,
      { ids: ['rings', 'gifts'], levels: 1 },
      `GET ${P}/categories${inLocale}&levels=1&ids=rings,gifts`,
    ),
    row(
      productSearch,
      { q: 'gold', refine: ['cgid=rings', 'c_x=a|b'], limit: 25, offset: 50 },
      `GET /search/shopper-search/v1~/product-search${inMarket}&q=gold&refine=cgid=rings&refine=c_x=a|b&limit=25&offset=50`,
    ),
    row(
      getSearchSuggestions,
      { q: 'gold', limit: 5 },
      `GET /search/shopper-search/v1~/search-suggestions${inMarket}&q=gold&limit=5`,
    ),
    row(
      getUrlMapping,
      { urlSegment: '/rings', locale: 'en-GB', customerGroups: ['a', 'b'] },
      'GET /site/shopper-seo/v1~/url-mapping?urlSegment=/rings&locale=en-UK&c_customerGroups=a,b',
    ),
    row(getStores, { ids: ['a', 'b'] }, `GET /store/shopper-stores/v1~/stores${inLocale}&ids=a,b`),
    row(
      searchStores,
      { latitude: 47.3, longitude: 8.5, maxDistance: 50 },
      `GET /store/shopper-stores/v1~/store-search${inLocale}&latitude=47.3&longitude=8.5&maxDistance=50`,
    ),
    row(
      getGiftCertificate,
      { body: { giftCertificateCode: 'G' } },
      `POST /pricing/shopper-gift-certificates/v1~/gift-certificate${inMarket}`,
    ),
    row(getPromotions, { ids: ['a', 'b'] }, `GET /pricing/shopper-promotions/v1~/promotions${inLocale}&ids=a,b`),
    row(
      getPromotionsForCampaign,
      { campaignId: 'autumn' },
      'GET /pricing/shopper-promotions/v1~/promotions/campaigns/autumn?currency=CHF',
    ),
    row(getSitePreferences, {}, 'GET /custom/preferences/v1~/site-custom-preferences'),
    row(
      getCountryStores,
      { country: 'CH', productId: 'p' },
      `GET /custom/stores/v1~/stores${inLocale}&country=CH&productId=p`,
    ),
    row(
      findPlace,
      { address: 'Zürich', country: 'CH' },
      `GET /custom/stores/v1~/geocode${inLocale}&address=Zürich&country=CH`,
    ),
    row(
      geocode,
      { address: 'Zürich', country: 'CH' },
      `GET /custom/stores/v1~/geocode${inLocale}&address=Zürich&country=CH`,
    ),
    row(getCustomerGroups, {}, 'GET /custom/session/v1~/customer-groups'),
    row(sendContactMail, { body: { ...mail, fields: person } }, 'POST /custom/emails/v1~/send'),
    row(
      subscribeBackInStock,
      { body: { productId: 'p', email: person.email, locale: 'de-CH' } },
      'POST /custom/notifications/v1~/back-in-stock',
    ),
    row(context.getShopperContext, { usid: 'u' }, `GET ${X}`),
    row(context.createShopperContext, ofContext, `PUT ${X}`),
    row(
      context.updateShopperContext,
      { ...ofContext, evaluateContextWithClientIp: true },
      `PATCH ${X}?evaluateContextWithClientIp=true`,
    ),
    row(context.deleteShopperContext, { usid: 'u' }, `DELETE ${X}`),
    row(context.sendClientIp, { usid: 'u', clientIp: '192.0.2.1' }, `PATCH ${X}`, '{"clientIp":"192.0.2.1"}'),
  ])('send $sends', async ({ run, sends, body }) => {
    const fake = createFakeFetch(() => Response.json(anything))
    await run(createScapiClient({ ...market, fetch: fake.fetch }))
    expect(fake.calls.map(sentBy)).toEqual([sends])
    expect(fake.calls[0]?.body).toBe(body)
  })
})
