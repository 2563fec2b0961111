import { describe, expect, it } from 'vitest'
import { createFakeFetch, type FakeFetch, problemResponse } from '../testing/fakeFetch.js'
import { createScapiClient, type ScapiClient } from './createScapiClient.js'
import {
  addItemToBasket,
  createBasket,
  deleteBasket,
  getCustomerBaskets,
  getShippingMethodsForShipment,
  removeItemFromBasket,
  updateItemInBasket,
  updateShipmentForBasket,
} from './shopperBaskets.js'
import { getCategory, getProduct, getProducts, getProductsInBatches } from './shopperProducts.js'
import { getSearchSuggestions, productSearch } from './shopperSearch.js'
import { getUrlMapping } from './shopperSeo.js'
import { getSitePreferences } from './sitePreferences.js'

const anything = { id: 'x', basketId: 'b', total: 0, data: [], searchPhrase: 'x' }

function clientOf(fake: FakeFetch): ScapiClient {
  return createScapiClient({ baseUrl: '', organizationId: 'org', siteId: 'demo-master', fetch: fake.fetch })
}

const inBasket = '/checkout/shopper-baskets/v2/organizations/org/baskets/b 1'.replace(' ', '%20')

describe('operations', () => {
  it.each<readonly [string, (client: ScapiClient) => Promise<unknown>, string, string]>([
    [
      'getProduct',
      (client) => getProduct(client, { id: 'p', expand: ['prices', 'images'] }),
      'GET /product/shopper-products/v1/organizations/org/products/p?siteId=demo-master&allImages=true&perPricebook=true&expand=prices,images',
      '',
    ],
    [
      'getProducts',
      (client) => getProducts(client, { ids: ['p', 'q'], select: '(data.(id))' }),
      'GET /product/shopper-products/v1/organizations/org/products?siteId=demo-master&allImages=true&perPricebook=true&ids=p,q&select=(data.(id))',
      '',
    ],
    [
      'getCategory',
      (client) => getCategory(client, { id: 'rings' }),
      'GET /product/shopper-products/v1/organizations/org/categories/rings?siteId=demo-master&levels=0',
      '',
    ],
    [
      'productSearch',
      (client) => productSearch(client, { q: 'gold', refine: ['cgid=rings', 'c_x=a|b'], limit: 25, offset: 50 }),
      'GET /search/shopper-search/v1/organizations/org/product-search?siteId=demo-master&q=gold&refine=cgid=rings&refine=c_x=a|b&limit=25&offset=50',
      '',
    ],
    [
      'getSearchSuggestions',
      (client) => getSearchSuggestions(client, { q: 'gold', limit: 5 }),
      'GET /search/shopper-search/v1/organizations/org/search-suggestions?siteId=demo-master&q=gold&limit=5',
      '',
    ],
    [
      'getUrlMapping',
      (client) => getUrlMapping(client, { urlSegment: '/rings', locale: 'en-GB', customerGroups: ['a', 'b'] }),
      'GET /site/shopper-seo/v1/organizations/org/url-mapping?siteId=demo-master&urlSegment=/rings&locale=en-UK&c_customerGroups=a,b',
      '',
    ],
    [
      'getSitePreferences',
      (client) => getSitePreferences(client, {}),
      'GET /custom/preferences/v1/organizations/org/site-custom-preferences?siteId=demo-master',
      '',
    ],
    [
      'getCustomerBaskets',
      (client) => getCustomerBaskets(client, { customerId: 'c' }),
      'GET /customer/shopper-customers/v1/organizations/org/customers/c/baskets?siteId=demo-master',
      '',
    ],
    [
      'createBasket',
      (client) => createBasket(client, { body: { c_country: 'GB', currency: 'GBP' } }),
      'POST /checkout/shopper-baskets/v2/organizations/org/baskets?siteId=demo-master',
      '{"c_country":"GB","currency":"GBP"}',
    ],
    [
      'deleteBasket',
      (client) => deleteBasket(client, { basketId: 'b 1' }),
      `DELETE ${inBasket}?siteId=demo-master`,
      '',
    ],
    [
      'addItemToBasket',
      (client) => addItemToBasket(client, { basketId: 'b 1', body: [{ productId: 'p', quantity: 1 }] }),
      `POST ${inBasket}/items?siteId=demo-master`,
      '[{"productId":"p","quantity":1}]',
    ],
    [
      'updateItemInBasket',
      (client) => updateItemInBasket(client, { basketId: 'b 1', itemId: 'i', body: { productId: 'p', quantity: 2 } }),
      `PATCH ${inBasket}/items/i?siteId=demo-master`,
      '{"productId":"p","quantity":2}',
    ],
    [
      'removeItemFromBasket',
      (client) => removeItemFromBasket(client, { basketId: 'b 1', itemId: 'i' }),
      `DELETE ${inBasket}/items/i?siteId=demo-master`,
      '',
    ],
    [
      'getShippingMethodsForShipment',
      (client) => getShippingMethodsForShipment(client, { basketId: 'b 1', shipmentId: 'me' }),
      `GET ${inBasket}/shipments/me/shipping-methods?siteId=demo-master`,
      '',
    ],
    [
      'updateShipmentForBasket',
      (client) =>
        updateShipmentForBasket(client, {
          basketId: 'b 1',
          shipmentId: 'me',
          body: { shippingMethod: { id: 'courier' }, shippingAddress: {} },
        }),
      `PATCH ${inBasket}/shipments/me?siteId=demo-master`,
      '{"shippingMethod":{"id":"courier"},"shippingAddress":{}}',
    ],
  ])('%s makes the documented call', async (name, run, expected, body) => {
    const fake = createFakeFetch(() =>
      name === 'deleteBasket' ? new Response(null, { status: 204 }) : Response.json(anything),
    )
    await run(clientOf(fake))
    const [call] = fake.calls
    expect(`${call?.method} ${call?.path}?${decodeURIComponent(String(call?.query))}`).toBe(expected)
    expect(call?.body).toBe(body)
  })

  it.each([
    ['getProduct', getProduct],
    ['getCategory', getCategory],
  ] as const)('%s gives null for an unknown id and throws on any other failure', async (_, read) => {
    const missing = createFakeFetch(() => problemResponse(404, 'product-not-found'))
    expect(await read(clientOf(missing), { id: 'p' })).toBeNull()
    const broken = createFakeFetch(() => problemResponse(500, 'internal'))
    await expect(read(clientOf(broken), { id: 'p' })).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each([
    [404, 'not-found'],
    [500, 'unavailable'],
  ])('getUrlMapping raises "Network response was not ok" on %i', async (status, kind) => {
    const fake = createFakeFetch(() => problemResponse(status, 'seo-url-mapping-not-found'))
    const call = getUrlMapping(clientOf(fake), { urlSegment: '/x', locale: 'de-CH' })
    await expect(call).rejects.toMatchObject({ message: 'Network response was not ok', kind, status })
  })
})

describe('getProductsInBatches', () => {
  it('asks for at most 24 ids at a time and keeps the order, without unknown and repeated ids', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `p${index}`)
    const fake = createFakeFetch(({ query }) => {
      const asked = (query.get('ids') ?? '').split(',')
      return Response.json({
        data: asked
          .filter((id) => id !== 'p3')
          .toReversed()
          .map((id) => ({ id })),
      })
    })
    const products = await getProductsInBatches(clientOf(fake), { ids: [...ids, 'p1'] })
    expect(products.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'p3'))
    expect(fake.calls.map(({ query }) => query.get('ids')?.split(',').length)).toEqual([24, 24, 2])
  })

  it('asks nothing when there are no ids', async () => {
    const fake = createFakeFetch(() => Response.json({ data: [] }))
    expect(await getProductsInBatches(clientOf(fake), { ids: [] })).toEqual([])
    expect(fake.calls).toHaveLength(0)
  })
})
