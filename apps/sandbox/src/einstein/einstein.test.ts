import type { FastifyInstance } from 'fastify'
import type {
  EinsteinActivities,
  EinsteinActivityName,
  EinsteinRecsResult,
} from '@vitrine/commerce-client/types/einstein'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { registerCommerce } from '../commerce/registerCommerce.js'
import { openSandbox } from '../openSandbox.js'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { EINSTEIN_CLIENT_ID, EINSTEIN_SITE } from './einsteinConfig.js'
import { RECOMMENDERS, ZONES } from './recommenders.js'
import { registerEinstein } from './registerEinstein.js'

const catalogue = buildCatalogue()
const NOW = Date.UTC(2026, 10, 20, 12)
const user = { cookieId: 'usid-1', realm: 'zzvi', instanceType: 'sbx' }
const client = { 'x-cq-client-id': EINSTEIN_CLIENT_ID }

const bodies: EinsteinActivities = {
  viewProduct: { product: { id: 'w1', sku: 'w1-b', price: 8800 } },
  viewSearch: { searchText: 'moon', products: [{ id: 'w1', altId: '', altIdType: '' }], showProducts: true },
  clickSearch: { searchText: 'moon', product: { id: 'w1' } },
  viewCategory: { category: { id: 'watches' }, products: [], showProducts: true },
  clickCategory: { category: { id: 'watches' }, product: { id: 'w1' } },
  viewReco: { recommenderName: 'pdp-similar-items', __recoUUID: 'r1', products: [{ id: 'w1' }] },
  clickReco: { recommenderName: 'pdp-similar-items', __recoUUID: 'r1', product: { id: 'w1' } },
  viewPage: { currentLocation: '/stores' },
  beginCheckout: { products: [{ id: 'w1', price: 8800, quantity: 1 }], amount: 8800, checkoutType: 'traditional' },
  checkoutStep: { stepName: 'shipping', stepNumber: 1, basketId: 'b1', checkoutType: 'traditional' },
  addToCart: { products: [{ id: 'w1', price: 8800, quantity: 2 }] },
}

let app: FastifyInstance
let commerce: CommerceContext
beforeEach(async () => {
  const sandbox = openSandbox({ catalogue, now: () => NOW })
  app = sandbox.app
  commerce = await registerCommerce(app, sandbox.context)
  await registerEinstein(app, commerce)
})
afterEach(() => app.close())

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = client) =>
  app.inject({
    method: 'POST',
    url: `/v3/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
const activity = (name: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  post(`activities/${EINSTEIN_SITE}/${name}`, body, headers)

describe('activities', () => {
  it.each(Object.entries(bodies))('keeps %s as it was sent', async (name, body) => {
    const answer = await activity(name, { ...user, userId: 'AB12', ...body })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(commerce.activities.all()).toEqual([
      { name, cookieId: 'usid-1', userId: 'AB12', body: { ...user, userId: 'AB12', ...body }, createdAt: NOW },
    ])
  })

  it.each(Object.keys(bodies))('refuses %s without what it is about', async (name) => {
    expect((await activity(name, user)).statusCode).toBe(400)
    expect(commerce.activities.all()).toEqual([])
  })

  it.each<[string, EinsteinActivityName, object]>([
    ['another realm', 'viewPage', { ...bodies.viewPage, realm: 'aaaa' }],
    ['no realm', 'viewPage', { ...bodies.viewPage, realm: undefined }],
    ['another instance', 'viewPage', { ...bodies.viewPage, instanceType: 'dev' }],
    ['a cookie id that is no text', 'viewPage', { ...bodies.viewPage, cookieId: 7 }],
    ['an empty user id', 'viewPage', { ...bodies.viewPage, userId: '' }],
    ['a price as text', 'viewProduct', { product: { id: 'w1', price: '8800' } }],
    ['a price below nothing', 'viewProduct', { product: { id: 'w1', price: -1 } }],
    ['a product without id', 'clickSearch', { searchText: 'x', product: {} }],
    ['a product that is null', 'clickSearch', { searchText: 'x', product: null }],
    ['half a piece', 'addToCart', { products: [{ id: 'w1', price: 1, quantity: 0.5 }] }],
    ['products that are no list', 'addToCart', { products: { 0: { id: 'w1' } } }],
    [
      '201 products',
      'viewSearch',
      { ...bodies.viewSearch, products: Array.from({ length: 201 }, () => ({ id: 'w' })) },
    ],
    ['another kind of checkout', 'checkoutStep', { ...bodies.checkoutStep, checkoutType: 'express' }],
    ['a novel as address', 'viewPage', { currentLocation: 'x'.repeat(2049) }],
  ])('refuses %s', async (_name, name, body) => {
    const answer = await activity(name, { ...user, ...body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 400, message: expect.stringMatching(/field|body/) })
    expect(commerce.activities.all()).toEqual([])
  })

  it.each(['null', '[]', '"x"', '{', ''])('answers 400 to the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json', ...client }
    const url = `/v3/activities/${EINSTEIN_SITE}/viewPage`
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
  })

  it.each([
    ['an unknown activity', `activities/${EINSTEIN_SITE}/buyNothing`],
    ['an activity of the prototype', `activities/${EINSTEIN_SITE}/constructor`],
    ['an unknown site', 'activities/aaaa-MainSite/viewPage'],
  ])('answers 404 to %s', async (_name, path) => {
    expect((await post(path, { ...user, ...bodies.viewPage })).statusCode).toBe(404)
  })

  it.each([{}, { 'x-cq-client-id': 'another' }])('demands the client id, not %o', async (headers) => {
    const answer = await activity('viewPage', { ...user, ...bodies.viewPage }, headers)
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, '*'])
    expect(commerce.activities.all()).toEqual([])
  })

  it('answers the preflight of a browser', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `/v3/activities/${EINSTEIN_SITE}/viewPage`,
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-cq-client-id',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': 'content-type, x-cq-client-id',
    })
  })
})

describe('recommendations', () => {
  const recs = async (name: string, body: object) =>
    (await post(`personalization/recs/${EINSTEIN_SITE}/${name}`, { ...user, ...body })).json<EinsteinRecsResult>()
  const idsOf = ({ recs: found = [] }: EinsteinRecsResult) => found.map(({ id }) => id)
  const pieces = catalogue.products.filter(
    ({ isStaffSale, type }) => !isStaffSale && type !== 'giftCard' && type !== 'set',
  )

  it('lists the recommenders', async () => {
    const url = `/v3/personalization/recommenders/${EINSTEIN_SITE}`
    const { recommenders } = (await app.inject({ url, headers: client })).json()
    expect(recommenders).toHaveLength(RECOMMENDERS.length)
    expect(recommenders[0]).toEqual({
      name: 'pdp-similar-items',
      description: 'Similar pieces',
      recommenderType: 'product-to-product',
    })
  })

  it('speaks snake case of each piece', async () => {
    const answer = await recs('pdp-similar-items', { products: [{ id: pieces[0]?.id }] })
    expect(answer).toMatchObject({
      recoUUID: expect.stringMatching(/^[\da-f-]{36}$/),
      recommenderName: 'pdp-similar-items',
      displayMessage: 'You may also like',
    })
    const [first] = answer.recs ?? []
    const product = catalogue.products.find(({ id }) => id === first?.id)
    expect(first).toEqual({
      id: product?.id,
      product_name: product?.name.en,
      image_url: expect.stringContaining(`/catalogue/`),
      product_url: `${product?.urlPath}/${product?.id}.html`,
    })
  })

  it('gives pieces of the same brand and category, never the asked one or its variants', async () => {
    let both = 0
    for (const piece of pieces.filter((_piece, index) => index % 7 === 0)) {
      const ids = idsOf(await recs('pdp-similar-items', { products: [{ id: piece.id }] }))
      const found = catalogue.products.filter(({ id }) => ids.includes(id))
      expect(found.length).toBeGreaterThan(0)
      expect(ids).not.toContain(piece.id)
      const isVariant = ({ variantGroup }: { variantGroup: string | null }) =>
        variantGroup !== null && variantGroup === piece.variantGroup
      expect(found.some(isVariant)).toBe(false)
      const near = found.filter(({ categories }) => categories.some((id) => piece.categories.includes(id)))
      const same = found.filter(({ brand }) => brand === piece.brand)
      expect([near.length, same.length]).toContain(found.length)
      if (near.length === found.length && same.length === found.length) both += 1
    }
    expect(both).toBeGreaterThan(0)
  })

  it('takes the variant’s own id', async () => {
    const piece = pieces[0]
    expect(idsOf(await recs('pdp-similar-items', { products: [{ id: 'master', sku: piece?.id }] }))).toEqual(
      idsOf(await recs('pdp-similar-items', { products: [{ id: piece?.id }] })),
    )
  })

  it('gives the best of a category', async () => {
    const ids = idsOf(await recs('products-in-a-category', { categories: [{ id: 'jewellery-rings' }] }))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(catalogue.products.find((product) => product.id === id)?.categories).toContain('jewellery-rings')
  })

  it.each(['home-top-sellers', 'pdp-similar-items'])(
    '%s gives the best of all where nothing is named',
    async (name) => {
      const ids = idsOf(await recs(name, {}))
      expect(ids).toHaveLength(12)
      const found = catalogue.products.filter(({ id }) => ids.includes(id))
      expect(found.some(({ isStaffSale, availability }) => isStaffSale || availability === 'soldOut')).toBe(false)
    },
  )

  it('gives what the shopper saw, the latest first, and nothing to others', async () => {
    const seen = pieces
      .filter(({ availability }) => availability === 'inStock')
      .slice(0, 3)
      .map(({ id }) => id)
    for (const id of seen) await activity('viewProduct', { ...user, product: { id, price: 1 } })
    expect(idsOf(await recs('viewed-recently-einstein', {}))).toEqual(seen.toReversed())
    expect(idsOf(await recs('viewed-recently-einstein', { cookieId: 'usid-2' }))).toEqual([])
  })

  it.each(Object.entries(ZONES))('serves the zone %s by %s', async (zone, recommenderName) => {
    const answer = await post(`personalization/${EINSTEIN_SITE}/zones/${zone}/recs`, user)
    expect(answer.json()).toMatchObject({ recommenderName, recs: expect.any(Array) })
  })

  it('finds nothing for a piece that nobody knows', async () => {
    expect(idsOf(await recs('pdp-similar-items', { products: [{ id: '9999-999-9' }] }))).toEqual([])
  })

  it.each([
    ['pieces and categories at once', { products: [], categories: [] }],
    ['pieces that are none', { products: ['w1'] }],
    ['categories that are none', { categories: [{}] }],
    ['rules that are none', { rules: 'brand' }],
    ['another realm', { realm: 'aaaa' }],
  ])('refuses %s', async (_name, body) => {
    const answer = await post(`personalization/recs/${EINSTEIN_SITE}/pdp-similar-items`, { ...user, ...body })
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    `personalization/recs/${EINSTEIN_SITE}/none`,
    `personalization/${EINSTEIN_SITE}/zones/constructor/recs`,
    'personalization/recs/aaaa-MainSite/pdp-similar-items',
  ])('answers 404 to %s', async (path) => {
    expect((await post(path, user)).statusCode).toBe(404)
  })
})
