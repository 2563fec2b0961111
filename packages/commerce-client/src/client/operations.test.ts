import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createFakeFetch, type FakeFetch, problemResponse } from '../testing/fakeFetch.js'
import { createScapiClient } from './createScapiClient.js'
import type { ScapiClient } from './operation.js'
import { geocode } from './customStores.js'
import { getCustomerProductList } from './productLists.js'
import { getBasket, transferBasket } from './shopperBaskets.js'
import { getShopperContext, sendClientIp } from './shopperContext.js'
import { getCustomer, getCustomerAddress, getCustomerPaymentInstrument } from './shopperCustomers.js'
import { getGiftCertificate } from './shopperGiftCertificates.js'
import { getOrder, guestOrderLookup } from './shopperOrders.js'
import { getCategory, getProduct, getProductsInBatches } from './shopperProducts.js'
import { getUrlMapping } from './shopperSeo.js'

function clientOf(fake: FakeFetch): ScapiClient {
  return createScapiClient({ baseUrl: '', organizationId: 'org', siteId: 'demo-master', fetch: fake.fetch })
}

/** Modules of this folder that are not remote calls. */
const parts = ['apis', 'base64', 'CommerceApiError', 'createScapiClient', 'fillPath', 'operation', 'orNull', 'pkce']
const notCalls = new Set([...parts, 'queryOf', 'readError', 'send', 'slasCall'])

describe('the test tables of the calls', () => {
  const files = readdirSync(import.meta.dirname)
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

  async function callNames(): Promise<readonly string[]> {
    const modules = files.filter((file) => !file.endsWith('.test.ts') && !notCalls.has(file.slice(0, -'.ts'.length)))
    const exported = await Promise.all(
      modules.map((file): Promise<Readonly<Record<string, unknown>>> => import(new URL(file, import.meta.url).href)),
    )
    return exported.flatMap((module) => Object.keys(module).filter((name) => typeof module[name] === 'function'))
  }

  it('contain every exported call', async () => {
    const tables = files
      .filter((file) => file.endsWith('.test.ts'))
      .map(read)
      .join('\n')
    const names = await callNames()
    expect(names.length).toBeGreaterThan(90)
    expect(names.filter((name) => !new RegExp(`row\\(\\s*(?:\\w+\\.)?${name},`).test(tables))).toEqual([])
  })

  it('are listed in the README', async () => {
    const table = read('../../README.md').split('## Calls')[1]?.split('## Hooks')[0] ?? ''
    expect((await callNames()).filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

describe('operations', () => {
  it.each<readonly [string, (client: ScapiClient) => Promise<unknown>]>([
    ['getProduct', (client) => getProduct(client, { id: 'p' })],
    ['getCategory', (client) => getCategory(client, { id: 'rings' })],
    ['getBasket', (client) => getBasket(client, { basketId: 'b' })],
    ['getOrder', (client) => getOrder(client, { orderNo: '1' })],
    ['guestOrderLookup', (client) => guestOrderLookup(client, { orderNo: '1', body: {} })],
    ['getCustomer', (client) => getCustomer(client, { customerId: 'c' })],
    ['getCustomerAddress', (client) => getCustomerAddress(client, { customerId: 'c', addressName: 'home' })],
    [
      'getCustomerPaymentInstrument',
      (client) => getCustomerPaymentInstrument(client, { customerId: 'c', paymentInstrumentId: 'p' }),
    ],
    ['getCustomerProductList', (client) => getCustomerProductList(client, { customerId: 'c', listId: 'l' })],
    ['getShopperContext', (client) => getShopperContext(client, { usid: 'u' })],
    ['getGiftCertificate', (client) => getGiftCertificate(client, { body: { giftCertificateCode: 'G' } })],
  ])('%s returns null for "not found" and throws on any other failure', async (_, read) => {
    const missing = createFakeFetch(() => problemResponse(404, 'product-not-found'))
    expect(await read(clientOf(missing))).toBeNull()
    const broken = createFakeFetch(() => problemResponse(500, 'internal'))
    await expect(read(clientOf(broken))).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each([
    [404, 'notFound'],
    [500, 'unavailable'],
  ])('getUrlMapping throws "Network response was not ok" on %i', async (status, kind) => {
    const fake = createFakeFetch(() => problemResponse(status, 'seo-url-mapping-not-found'))
    const call = getUrlMapping(clientOf(fake), { urlSegment: '/x', locale: 'de-CH' })
    await expect(call).rejects.toMatchObject({ message: 'Network response was not ok', kind, status })
  })

  it('getUrlMapping keeps the message of a failed connection', async () => {
    const fake = createFakeFetch(() => Promise.reject(new TypeError('fetch failed')))
    const call = getUrlMapping(clientOf(fake), { urlSegment: '/x', locale: 'de-CH' })
    await expect(call).rejects.toMatchObject({ kind: 'network', status: null, operation: 'GET /url-mapping' })
    await expect(call).rejects.not.toThrow('Network response was not ok')
  })

  it.each([404, 500])('geocode returns false on %i', async (status) => {
    const fake = createFakeFetch(() => problemResponse(status, 'not-found'))
    expect(await geocode(clientOf(fake), { address: 'Nowhere' })).toBe(false)
  })

  it('transferBasket returns undefined when there is no basket to transfer', async () => {
    const fake = createFakeFetch(() => new Response(null, { status: 204 }))
    expect(await transferBasket(clientOf(fake), { merge: true })).toBeUndefined()
  })
})

describe('sendClientIp', () => {
  const place = 'CountryCode: CH; Country: Switzerland'

  it('returns the location found by the platform', async () => {
    const fake = createFakeFetch(() => Response.json({}, { headers: { 'x-geolocation': place } }))
    expect(await sendClientIp(clientOf(fake), { usid: 'u', clientIp: '192.0.2.1' })).toBe(place)
    expect(fake.calls.map(({ method }) => method)).toEqual(['PATCH'])
  })

  it('sends the same body as PUT when PATCH fails, and returns null without a location', async () => {
    const fake = createFakeFetch(({ method }) =>
      method === 'PATCH' ? problemResponse(404, 'shopper-context-no-found') : new Response(null, { status: 201 }),
    )
    expect(await sendClientIp(clientOf(fake), { usid: 'u', clientIp: '192.0.2.1' })).toBeNull()
    expect(fake.calls.map(({ method, body }) => `${method} ${body}`)).toEqual([
      'PATCH {"clientIp":"192.0.2.1"}',
      'PUT {"clientIp":"192.0.2.1"}',
    ])
  })

  it('fails when both fail', async () => {
    const fake = createFakeFetch(() => problemResponse(400, 'bad-request'))
    const call = sendClientIp(clientOf(fake), { usid: 'u', clientIp: '::1' })
    await expect(call).rejects.toMatchObject({ kind: 'validation' })
  })
})

describe('getProductsInBatches', () => {
  it('requests at most 24 ids at a time and keeps the order, without unknown or duplicate ids', async () => {
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

  it('sends nothing when there are no ids', async () => {
    const fake = createFakeFetch(() => Response.json({ data: [] }))
    expect(await getProductsInBatches(clientOf(fake), { ids: [] })).toEqual([])
    expect(fake.calls).toHaveLength(0)
  })
})
