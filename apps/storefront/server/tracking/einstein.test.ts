import { describe, expect, it } from 'vitest'
import { openBrowserAt } from '../testing/openBrowser.js'
import { openFakePlatform } from '../testing/fakePlatform.js'
import type { activityBodies } from './einsteinBodies.js'

const site = 'aaaa-MainSite'
/** Site id that the browser sends; the server replaces it. */
const page = 'halbrenn-master'
const product = { id: 'p1', sku: 'p1-1' }
const priced = { ...product, price: 8800 }
const lines = [{ ...priced, quantity: 1 }]

/** A valid body of every activity. */
const activities = {
  viewProduct: { product: priced },
  viewSearch: { searchText: 'ring', products: [product], showProducts: true },
  clickSearch: { searchText: 'ring', product },
  viewCategory: { category: { id: 'watches' }, products: [product], showProducts: true },
  clickCategory: { category: { id: 'watches' }, product },
  viewReco: { recommenderName: 'similar', __recoUUID: 'r-1', products: [product] },
  clickReco: { recommenderName: 'similar', __recoUUID: 'r-1', product },
  viewPage: { currentLocation: '/ch/de' },
  beginCheckout: { products: lines, amount: 8800, checkoutType: 'traditional' },
  checkoutStep: { stepName: 'address', stepNumber: 1, basketId: 'b1', checkoutType: 'traditional' },
  addToCart: { products: lines },
} as const satisfies Record<keyof typeof activityBodies, object>

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const platform = await openFakePlatform()
  const service = await openFakePlatform()
  const browser = await openBrowserAt({
    COMMERCE_BASE_URL: platform.url,
    EINSTEIN_BASE_URL: service.url,
    EINSTEIN_CLIENT_ID: 'secret-client-id',
    EINSTEIN_SITE: site,
    ...environment,
  })
  platform.passwords.set('mila.brandt@example.com', 'Vitrine-2026!')
  await browser.call('POST', '/apis/session')
  browser.jar.set('dw_dnt', '0')
  return { ...browser, platform, service }
}

describe('/apis/einstein', () => {
  it.each(Object.entries(activities))('forwards the activity %s with its actor', async (name, body) => {
    const { call, service } = await setUp()
    const response = await call('POST', `/apis/einstein/activities/${page}/${name}`, body)
    expect(response.statusCode).toBe(200)
    expect(service.calls).toEqual([`POST /v3/activities/${site}/${name}`])
    expect(service.received[0]?.body).toEqual({
      ...body,
      cookieId: 'usid-customer1',
      realm: 'aaaa',
      instanceType: 'sbx',
    })
    expect(service.received[0]?.headers).toMatchObject({ 'x-cq-client-id': 'secret-client-id' })
    expect(service.received[0]?.headers).not.toHaveProperty('authorization')
    expect(service.received[0]?.headers).not.toHaveProperty('cookie')
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' })
    expect(response.body).not.toContain('secret-client-id')
  })

  it.each([
    ['POST', `recs/${page}/similar`, { products: [product] }, `recs/${site}/similar`],
    ['POST', `${page}/zones/pdp-bottom/recs`, { categories: [{ id: 'watches' }] }, `${site}/zones/pdp-bottom/recs`],
    ['GET', `recommenders/${page}`, undefined, `recommenders/${site}`],
  ] as const)('forwards %s %s for our own site', async (method, path, body, asked) => {
    const { call, service } = await setUp()
    service.answers.set(`${method} /v3/personalization/${asked}`, { body: { recoUUID: 'r-1', recs: [{ id: 'p2' }] } })
    const response = await call(method, `/apis/einstein/personalization/${path}`, body)
    expect(response.json()).toEqual({ recoUUID: 'r-1', recs: [{ id: 'p2' }] })
    expect(service.calls).toEqual([`${method} /v3/personalization/${asked}`])
  })

  it('removes e-mail addresses from the URL of a page', async () => {
    const { call, service } = await setUp()
    await call('POST', `/apis/einstein/activities/${page}/viewPage`, {
      currentLocation: '/ch/de?mail=ada%40example.com&q=ring',
    })
    expect(service.received[0]?.body).toMatchObject({ currentLocation: '/ch/de?q=ring' })
    const search = { searchText: 'ada@example.com', products: [], showProducts: false }
    await call('POST', `/apis/einstein/activities/${page}/viewSearch`, search)
    expect(service.received[1]?.body).toMatchObject({ searchText: '' })
  })

  it("sends a customer's pseudonym and ignores one from the page", async () => {
    const { call, service } = await setUp()
    await call('POST', '/apis/session/login', { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' })
    const forged = { cookieId: 'other', userId: 'other', realm: 'bbbb', instanceType: 'prd', clientIp: '1.2.3.4' }
    await call('POST', `/apis/einstein/activities/${page}/viewPage`, { currentLocation: '/ch/de', ...forged })
    expect(service.calls).toEqual([`POST /v3/activities/${site}/viewPage`])
    expect(service.received[0]?.body).toEqual({
      currentLocation: '/ch/de',
      cookieId: 'usid-customer1',
      userId: 'ENC-mila.brandt@example.com',
      realm: 'aaaa',
      instanceType: 'sbx',
    })
  })

  it.each([
    ['without the consent cookie', null, {}],
    ['when it refuses tracking', '1', {}],
    ['when it has another value', 'yes', {}],
    ['when the browser sends Global Privacy Control', '0', { 'sec-gpc': '1' }],
    ['when the browser sends Do Not Track', '0', { dnt: '1' }],
  ])('makes no call %s', async (_name, cookie, headers) => {
    const { call, jar, service } = await setUp()
    jar.delete('dw_dnt')
    if (cookie !== null) jar.set('dw_dnt', cookie)
    const response = await call('POST', `/apis/einstein/activities/${page}/viewPage`, activities.viewPage, headers)
    expect(response.json()).toEqual({})
    expect(service.calls).toEqual([])
  })

  it('makes no call without a session', async () => {
    const { call, jar, service } = await setUp()
    jar.clear()
    jar.set('dw_dnt', '0')
    expect((await call('GET', `/apis/einstein/personalization/recommenders/${page}`)).json()).toEqual({})
    expect(service.calls).toEqual([])
  })

  it.each([
    ['fails', { status: 500, body: { error: 'secret' } }],
    ['refuses', { status: 403, body: { error: 'secret' } }],
    ['returns a page', { body: '<h1>x</h1>', headers: { 'content-type': 'text/html' } }],
    ['returns a number', { body: 5 }],
    ['hangs', { body: {}, delayMs: 3000 }],
  ])('returns {} in time when the service %s', async (_name, answer) => {
    const { call, service } = await setUp()
    service.answers.set(`POST /v3/activities/${site}/viewPage`, answer)
    const started = performance.now()
    const response = await call('POST', `/apis/einstein/activities/${page}/viewPage`, activities.viewPage)
    expect(performance.now() - started).toBeLessThan(1100)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('{}')
  })

  it.each([
    ['GET', `activities/${page}/viewPage`],
    ['POST', `activities/${page}/purchase`],
    ['POST', `activities/${page}/constructor`],
    ['POST', `activities/${page}/{name}`],
    ['POST', `activities/${page}`],
    ['POST', 'activities/viewPage'],
    ['POST', 'activities//viewPage'],
    ['POST', `activities/${page}/viewPage/more`],
    ['POST', `activities/a%2Fb/viewPage`],
    ['POST', `personalization/recommenders/${page}`],
    ['GET', `personalization/recommenders/${page}/x`],
    ['GET', 'recommenders'],
    ['GET', `personalization/recs/${page}/similar`],
    ['POST', `personalization/recs/${page}`],
    ['POST', `personalization/recs/${page}/similar/more`],
    ['POST', `personalization/recs/${page}/a%20b`],
    ['POST', `personalization/${page}/zones/pdp`],
    ['POST', `personalization/${page}/zones/pdp/rules`],
    ['POST', `personalization/${page}/zones/pdp/recs/more`],
    ['POST', 'profiles/x'],
    ['GET', ''],
  ] as const)('%s %s is 404', async (method, path) => {
    const { call, service } = await setUp()
    expect((await call(method, `/apis/einstein/${path}`, method === 'POST' ? {} : undefined)).statusCode).toBe(404)
    expect(service.calls).toEqual([])
  })

  it.each([
    [`activities/${page}/viewProduct`, { product }],
    [`activities/${page}/viewPage`, {}],
    [`activities/${page}/clickSearch`, { searchText: 'x'.repeat(200), product }],
    [`activities/${page}/addToCart`, { products: [{ ...priced, quantity: -1 }] }],
    [`personalization/recs/${page}/similar`, { products: [product], categories: [{ id: 'watches' }] }],
  ])('%s refuses %j', async (path, body) => {
    const { call, service } = await setUp()
    expect((await call('POST', `/apis/einstein/${path}`, body)).statusCode).toBe(400)
    expect(service.calls).toEqual([])
  })

  it('is 404 when it is not configured', async () => {
    const { call } = await setUp({ EINSTEIN_BASE_URL: '', EINSTEIN_CLIENT_ID: '', EINSTEIN_SITE: '' })
    const response = await call('POST', `/apis/einstein/activities/${page}/viewPage`, activities.viewPage)
    expect(response.statusCode).toBe(404)
  })
})
