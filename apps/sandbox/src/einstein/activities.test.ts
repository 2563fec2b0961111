import type { EinsteinActivities, EinsteinActivityName } from '@vitrine/commerce-client/types/einstein'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testCatalogue } from '../commerce/testing/testCatalogue.js'
import { EINSTEIN_SITE } from './einsteinConfig.js'
import { openEinstein, TEST_USER, type TestEinstein } from './openEinstein.js'

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

let einstein: TestEinstein
beforeEach(async () => {
  einstein = await openEinstein(testCatalogue())
})
afterEach(() => einstein.close())

const activity = (name: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  einstein.post(`activities/${EINSTEIN_SITE}/${name}`, body, headers)

describe('activities', () => {
  it.each(Object.entries(bodies))('stores %s as sent', async (name, body) => {
    const answer = await activity(name, { ...TEST_USER, userId: 'AB12', ...body })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(einstein.commerce.activities.all()).toEqual([
      {
        name,
        cookieId: 'usid-1',
        userId: 'AB12',
        body: { ...TEST_USER, userId: 'AB12', ...body },
        createdAt: einstein.now,
      },
    ])
  })

  it.each(Object.keys(bodies))('refuses %s without its subject', async (name) => {
    expect((await activity(name, TEST_USER)).statusCode).toBe(400)
    expect(einstein.commerce.activities.all()).toEqual([])
  })

  it.each<[string, EinsteinActivityName, object]>([
    ['another realm', 'viewPage', { ...bodies.viewPage, realm: 'aaaa' }],
    ['no realm', 'viewPage', { ...bodies.viewPage, realm: undefined }],
    ['another instance', 'viewPage', { ...bodies.viewPage, instanceType: 'dev' }],
    ['a cookie id that is not text', 'viewPage', { ...bodies.viewPage, cookieId: 7 }],
    ['an empty user id', 'viewPage', { ...bodies.viewPage, userId: '' }],
    ['a price as text', 'viewProduct', { product: { id: 'w1', price: '8800' } }],
    ['a negative price', 'viewProduct', { product: { id: 'w1', price: -1 } }],
    ['a product without id', 'clickSearch', { searchText: 'x', product: {} }],
    ['a product that is null', 'clickSearch', { searchText: 'x', product: null }],
    ['a fractional quantity', 'addToCart', { products: [{ id: 'w1', price: 1, quantity: 0.5 }] }],
    ['products that are not a list', 'addToCart', { products: { 0: { id: 'w1' } } }],
    [
      '201 products',
      'viewSearch',
      { ...bodies.viewSearch, products: Array.from({ length: 201 }, () => ({ id: 'w' })) },
    ],
    ['another kind of checkout', 'checkoutStep', { ...bodies.checkoutStep, checkoutType: 'express' }],
    ['an overlong URL', 'viewPage', { currentLocation: 'x'.repeat(2049) }],
  ])('refuses %s', async (_name, name, body) => {
    const answer = await activity(name, { ...TEST_USER, ...body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 400, message: expect.stringMatching(/field|body/) })
    expect(einstein.commerce.activities.all()).toEqual([])
  })

  it.each(['null', '[]', '"x"', '{', ''])('answers 400 to the body %s', async (payload) => {
    expect((await activity('viewPage', payload)).statusCode).toBe(400)
  })

  it.each([
    ['an unknown activity', `activities/${EINSTEIN_SITE}/buyNothing`],
    ['a prototype property as activity', `activities/${EINSTEIN_SITE}/constructor`],
    ['an unknown site', 'activities/aaaa-MainSite/viewPage'],
  ])('answers 404 to %s', async (_name, path) => {
    expect((await einstein.post(path, { ...TEST_USER, ...bodies.viewPage })).statusCode).toBe(404)
  })

  it.each([{}, { 'x-cq-client-id': 'another' }])('requires the client id, not %o', async (headers) => {
    const answer = await activity('viewPage', { ...TEST_USER, ...bodies.viewPage }, headers)
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, '*'])
    expect(einstein.commerce.activities.all()).toEqual([])
  })

  it('answers the preflight of a browser', async () => {
    const answer = await einstein.call('OPTIONS', `activities/${EINSTEIN_SITE}/viewPage`, {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-cq-client-id',
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': 'content-type, x-cq-client-id',
    })
  })
})
