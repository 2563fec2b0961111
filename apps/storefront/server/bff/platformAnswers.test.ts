import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { HOST_NAME } from '../testing/openHost.js'

const org = 'f_ecom_zzvi_001'
const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`

describe('platform responses', () => {
  it.each([500, 503, 504])('with %i reveal no internal error details', async (status) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const inside = { title: 'NullPointerException', detail: 'at com.platform.Basket(Basket.java:7) 10.0.0.7' }
    platform.answers.set('GET /checkout/shopper-baskets/v2/baskets/b1', { status, body: inside })
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ status, title: 'Service unavailable' })
  })

  it('are forwarded with their retry delay', async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const problem = { type: 'https://x.example/errors/bad-request', title: 'No', c_code: 'Mix-Basket-Found-Pre-Order' }
    const add = 'POST /checkout/shopper-baskets/v2/baskets/b1/items'
    platform.answers.set(add, { status: 400, body: problem })
    const refused = await call('POST', `${baskets}/b1/items`, [{ productId: 'p1', quantity: 1 }])
    expect(refused.json()).toEqual(problem)
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const load = { 'retry-after': '7', sfdc_load_status: 'THROTTLE', sfdc_maintenance: 'site' }
    platform.answers.set(add, { status: 503, body: {}, headers: { ...load, 'x-internal': '1', sfdc_load: '91' } })
    const busy = await call('POST', `${baskets}/b1/items`, [{ productId: 'p1', quantity: 1 }])
    expect(busy.headers).toMatchObject(load)
    expect(busy.headers).not.toHaveProperty('x-internal')
    expect(busy.headers).not.toHaveProperty('sfdc_load')
    platform.answers.set(add, {
      status: 503,
      body: {},
      headers: { sfdc_load_status: 'anything', 'retry-after': 'soon' },
    })
    const odd = await call('POST', `${baskets}/b1/items`, [{ productId: 'p1', quantity: 1 }])
    expect(odd.headers).not.toHaveProperty('sfdc_load_status')
    expect(odd.headers).not.toHaveProperty('retry-after')
  })

  it('become 502 when they are HTML pages', async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    platform.answers.set('GET /checkout/shopper-baskets/v2/baskets/b1', {
      body: '<h1>Login</h1>',
      headers: { 'content-type': 'text/html' },
    })
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(502)
    expect(response.body).not.toContain('Login')
  })

  it('become 503 as JSON when they never arrive', async () => {
    const { call, platform, server } = await openBrowser()
    await call('POST', '/apis/session')
    await platform.server.close()
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 503, title: 'Service unavailable' })
    expect((await server.inject({ url: '/healthz', headers: { host: HOST_NAME } })).statusCode).toBe(200)
  })
})
