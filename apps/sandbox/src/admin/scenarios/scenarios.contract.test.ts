import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../createSandbox.js'
import { SCENARIOS } from './scenarioRoutes.js'

const ORGANIZATION = 'organizations/f_ecom_zzvi_001'
const SITE = 'siteId=halbrenn-master'
const BASKETS = `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`
const CUSTOMERS = `/customer/shopper-customers/v1/${ORGANIZATION}/customers`
const PRODUCTS = `/product/shopper-products/v1/${ORGANIZATION}/products`

interface State {
  readonly scenario: string
  readonly session: { accessToken: string; refreshToken: string; customerId: string; usid: string }
  readonly basketId: string
  readonly currency: string
  readonly productIds: readonly string[]
  readonly unavailableProductId: string
  readonly inStockProductId: string
  readonly regularProductId: string
  readonly orderNos: readonly string[]
  readonly listId: string
  readonly productId: string
}

let app: FastifyInstance
beforeAll(async () => {
  app = await createSandbox()
  return () => app.close()
})
afterEach(() => app.inject({ method: 'POST', url: '/sandbox/reset' }))

const run = async (name: string): Promise<State> => {
  const answer = await app.inject({ method: 'POST', url: `/sandbox/scenarios/${name}` })
  expect(answer.payload).toContain(`"scenario":"${name}"`)
  return answer.json<State>()
}
const call = (state: State, url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
  app.inject({
    method,
    url: `${url}${url.includes('?') ? '&' : '?'}${SITE}`,
    headers: { authorization: `Bearer ${state.session.accessToken}` },
    ...(payload && { payload }),
  })
const basketOf = async (state: State, locale = 'de-CH') =>
  (await call(state, `${BASKETS}/${state.basketId}?locale=${locale}`)).json<{
    currency: string
    c_country: string
    productItems: readonly { productId: string }[]
  }>()
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ c_code?: string }>().c_code

describe('the list of scenarios', () => {
  it('names and describes each once', async () => {
    const { scenarios } = (await app.inject('/sandbox/scenarios')).json<{ scenarios: { name: string }[] }>()
    expect(scenarios).toEqual(SCENARIOS.map(({ name, description }) => ({ name, description })))
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  })

  it('is part of the error for an unknown name', async () => {
    const answer = await app.inject({ method: 'POST', url: '/sandbox/scenarios/nothing' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json<{ detail: string }>().detail).toContain('guest-with-basket')
  })
})

describe('every scenario', () => {
  it.each(SCENARIOS.map(({ name }) => name))('%s can be run twice in a row, and under any fault', async (name) => {
    await app.inject({ method: 'PUT', url: '/sandbox/faults', payload: [{ endpoint: '* /', kind: 'reset' }] })
    expect(await run(name)).toHaveProperty('scenario', name)
    expect(await run(name)).toHaveProperty('scenario', name)
  })
})

describe('baskets', () => {
  it('guest-with-basket contains one watch', async () => {
    const state = await run('guest-with-basket')
    const basket = await basketOf(state)
    expect(basket).toMatchObject({ currency: 'CHF', c_country: 'CH' })
    expect(basket.productItems.map(({ productId }) => productId)).toEqual(state.productIds)
  })

  it('basket-with-unavailable-item contains a product that cannot be ordered', async () => {
    const state = await run('basket-with-unavailable-item')
    expect((await basketOf(state)).productItems).toHaveLength(2)
    const piece = await call(state, `${PRODUCTS}/${state.unavailableProductId}`)
    expect(piece.json()).toMatchObject({ c_available: false, inventory: { orderable: false } })
  })

  it.each([
    ['pre-order-basket', 'Mix-Basket-Found-Pre-Order', 'inStockProductId'],
    ['staff-sale-basket', 'StaffSale-Mix-Basket-Found', 'regularProductId'],
  ] as const)('%s refuses another product with %s', async (name, code, key) => {
    const state = await run(name)
    const answer = await call(state, `${BASKETS}/${state.basketId}/items`, 'POST', [
      { productId: state[key], quantity: 1 },
    ])
    expect(codeOf(answer)).toBe(code)
  })

  it('foreign-country-basket keeps the country Denmark', async () => {
    const state = await run('foreign-country-basket')
    expect(await basketOf(state)).toMatchObject({ currency: 'DKK', c_country: 'DK' })
  })
})

describe('customers and stock', () => {
  it('registered-with-orders has orders that can be read', async () => {
    const state = await run('registered-with-orders')
    expect(state.orderNos).toHaveLength(2)
    const customer = await call(state, `${CUSTOMERS}/${state.session.customerId}?expand=addresses`)
    expect(customer.json()).toMatchObject({ login: 'mila.brandt@example.com' })
  })

  it('full-wish-list contains forty products', async () => {
    const state = await run('full-wish-list')
    const list = await call(state, `${CUSTOMERS}/${state.session.customerId}/product-lists/${state.listId}`)
    expect(list.json<{ customerProductListItems: unknown[] }>().customerProductListItems).toHaveLength(40)
  })

  it('sold-out-piece lasts until the reset', async () => {
    const { productId } = await run('sold-out-piece')
    const { session } = await run('guest-with-basket')
    const available = async () =>
      (
        await app.inject({
          url: `${PRODUCTS}/${productId}?${SITE}`,
          headers: { authorization: `Bearer ${session.accessToken}` },
        })
      ).json<{ c_available: boolean }>().c_available
    expect(await available()).toBe(false)
    await app.inject({ method: 'POST', url: '/sandbox/reset' })
    expect(await available()).toBe(true)
  })
})

describe('outages', () => {
  let guest: State
  beforeEach(async () => {
    guest = await run('guest-with-basket')
  })

  it.each([
    ['commerce-down', { products: 503, basket: 503, search: 503, cms: 200, login: 200 }],
    ['cms-down', { products: 200, basket: 200, search: 200, cms: 500, login: 200 }],
    ['search-down', { products: 200, basket: 200, search: 500, cms: 200, login: 200 }],
    ['login-down', { products: 200, basket: 200, search: 200, cms: 200, login: 500 }],
    ['heavy-load', { products: 503, basket: 200, search: 503, cms: 200, login: 200 }],
  ])('%s affects the named services', async (name, expected) => {
    await run(name)
    const urls = {
      products: `${PRODUCTS}?ids=${guest.productIds[0]}`,
      basket: `${BASKETS}/${guest.basketId}`,
      search: `/search/shopper-search/v1/${ORGANIZATION}/product-search?q=watch`,
      cms: '/.rest/delivery/pages/v1/ch/home',
      login: `/shopper/auth/v1/${ORGANIZATION}/oauth2/jwks`,
    }
    const statuses: Record<string, number> = {}
    for (const [key, url] of Object.entries(urls)) statuses[key] = (await call(guest, url)).statusCode
    expect(statuses).toEqual(expected)
  })

  it('heavy-load accepts basket calls with a warning', async () => {
    await run('heavy-load')
    const answer = await call(guest, `${BASKETS}/${guest.basketId}`)
    expect(answer.headers).toMatchObject({ sfdc_load_status: 'WARN' })
  })

  it('a lost response leaves the work done: another product is added', async () => {
    const items = `${BASKETS}/${guest.basketId}/items`
    const rule = { endpoint: `POST ${BASKETS}/:basketId/items`, kind: 'reset', times: 1, afterWork: true }
    await app.inject({ method: 'PUT', url: '/sandbox/faults', payload: [rule] })
    const piece = { productId: guest.inStockProductId, quantity: 1 }
    await expect(call(guest, items, 'POST', [piece])).rejects.toThrow('response destroyed')
    expect((await basketOf(guest)).productItems.map(({ productId }) => productId)).toContain(piece.productId)
  })

  it('slow-commerce takes three seconds', async () => {
    await run('slow-commerce')
    const start = performance.now()
    expect((await call(guest, `${BASKETS}/${guest.basketId}`)).statusCode).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(2900)
  })

  it('expired-tokens refuses the access token, and accepts a refreshed one', async () => {
    const state = await run('expired-tokens')
    const path = `${CUSTOMERS}/${state.session.customerId}/baskets`
    expect((await call(state, path)).statusCode).toBe(401)
    await app.inject({ method: 'DELETE', url: '/sandbox/faults' })
    expect((await call(state, path)).statusCode).toBe(401)
    await run('expired-tokens')
    const refreshed = await app.inject({
      method: 'POST',
      url: `/shopper/auth/v1/${ORGANIZATION}/oauth2/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: state.session.refreshToken,
        client_id: '11111111-2222-3333-4444-555555555555',
        channel_id: 'halbrenn-master',
      }).toString(),
    })
    const { access_token } = refreshed.json<{ access_token: string }>()
    const replayed = await call({ ...state, session: { ...state.session, accessToken: access_token } }, path)
    expect(replayed.statusCode).toBe(200)
  })
})
