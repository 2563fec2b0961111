import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`

describe('platform calls of guests', () => {
  const own = `${customers}/customer1`

  it.each([
    ['GET', own, undefined],
    ['PATCH', own, { firstName: 'Mila' }],
    ['PUT', `${own}/password`, { currentPassword: 'a', password: 'b' }],
    ['POST', `${own}/addresses`, { addressId: 'home', lastName: 'Brandt', countryCode: 'CH' }],
    ['DELETE', `${own}/addresses/home`, undefined],
    ['POST', `${own}/payment-instruments`, { paymentMethodId: 'CREDIT_CARD' }],
    ['DELETE', `${own}/payment-instruments/p1`, undefined],
  ] as const)('%s %s is 403 and not made', async (method, url, body) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    expect((await call(method, url, body)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['GET', `${own}/product-lists`, undefined],
    ['POST', `${own}/product-lists`, { type: 'wish_list' }],
    ['GET', `${own}/baskets`, undefined],
    ['GET', `${own}/orders`, undefined],
    ['POST', `/apis/scapi/checkout/shopper-orders/v1/organizations/${org}/orders`, { basketId: 'b1' }],
  ] as const)('%s %s is made', async (method, url, body) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    expect((await call(method, url, body)).statusCode).toBe(200)
    expect(platform.calls).toHaveLength(1)
  })
})

describe('platform calls on the data of other shoppers', () => {
  const foreign = `${customers}/registered-jonas.holm`

  it.each([
    ['GET', foreign, undefined],
    ['PATCH', foreign, { firstName: 'Mila' }],
    ['GET', `${foreign}/baskets`, undefined],
    ['GET', `${foreign}/orders`, undefined],
    ['GET', `${foreign}/product-lists`, undefined],
    ['POST', `${foreign}/product-lists`, { type: 'wish_list' }],
    ['DELETE', `${foreign}/product-lists/l1/items/i1`, undefined],
    ['GET', `${foreign}/addresses/home`, undefined],
    ['DELETE', `${foreign}/payment-instruments/p1`, undefined],
  ] as const)('%s %s is 403 and not made, for customers too', async (method, url, body) => {
    const { call, platform } = await openBrowser()
    platform.passwords.set('mila.brandt@example.com', 'Vitrine-2026!')
    await call('POST', '/apis/session/login', { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' })
    expect((await call(method, url, body)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })
})

describe('prices and availability', () => {
  const search = `/apis/scapi/search/shopper-search/v1/organizations/${org}/product-search?q=ring`
  const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }

  async function setUp() {
    const browser = await openBrowser({ UPSTREAM_RETRIES: '0' })
    browser.platform.passwords.set(mila.login, mila.password)
    const tokens = () => browser.platform.received.map(({ headers }) => headers.authorization)
    return { ...browser, tokens }
  }

  it("are read with the visitor's token when there is a session", async () => {
    const { call, tokens } = await setUp()
    await call('GET', search)
    await call('GET', search)
    await call('POST', '/apis/session/login', mila)
    const own = await call('GET', search)
    expect(own.statusCode).toBe(200)
    const [first, second, third] = tokens()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('are read with the shared token, and without a warning, when there is no session', async () => {
    const lines: string[] = []
    const write = (line: string) => lines.push(line)
    const { call } = await openBrowser({ LOG_LEVEL: 'warn' }, { logStream: { write } })
    expect((await call('GET', search)).statusCode).toBe(200)
    expect(lines).toEqual([])
  })

  it('are read as a guest by a customer whose session has ended', async () => {
    const { call, platform, clock } = await setUp()
    await call('POST', '/apis/session/login', mila)
    clock.now += 1_800_000
    platform.refreshStatus = 400
    expect((await call('GET', search)).statusCode).toBe(200)
    // The new guest that replaces the customer, not the shared guest of the server.
    expect(platform.guests).toBe(1)
  })

  it('are read with the shared token while the login service fails, and the session is kept', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { call, platform, clock, jar } = await openBrowser(
      { UPSTREAM_RETRIES: '0', LOG_LEVEL: 'warn' },
      { logStream },
    )
    platform.passwords.set(mila.login, mila.password)
    await call('GET', search)
    await call('POST', '/apis/session/login', mila)
    clock.now += 1_745_000
    await call('GET', search)
    const held = jar.get('__Host-vt-rt')
    clock.now += 1_745_000
    platform.refreshStatus = 503
    expect((await call('GET', search)).statusCode).toBe(200)
    expect(jar.get('__Host-vt-rt')).toBe(held)
    expect(lines.join('')).toContain(
      'A session could not be renewed; its visitor continues with the shared guest token',
    )
  })

  it('are read with a new shared token when the platform refuses the old one', async () => {
    const { call, platform, tokens } = await setUp()
    await call('GET', search)
    platform.refused.add(String(tokens()[0]).slice('Bearer '.length))
    expect((await call('GET', search)).statusCode).toBe(200)
    expect(platform.guests).toBe(2)
  })

  it('are requested once when the catalogue is down', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session/login', mila)
    platform.answers.set('GET /search/shopper-search/v1/product-search', { status: 200, body: {}, delayMs: 2500 })
    expect((await call('GET', search)).statusCode).toBe(503)
    expect(platform.calls).toHaveLength(1)
  })
})

describe('categories and stores', () => {
  it.each([
    `/apis/scapi/product/shopper-products/v1/organizations/${org}/categories/watches`,
    `/apis/scapi/store/shopper-stores/v1/organizations/${org}/stores`,
  ])('%s is read with the shared token, with and without a session', async (url) => {
    const { call, platform } = await openBrowser()
    const first = await call('GET', url)
    expect([first.statusCode, first.cookies]).toEqual([200, []])
    await call('POST', '/apis/session')
    expect((await call('GET', url)).statusCode).toBe(200)
    const [before, after] = platform.received.map(({ headers }) => headers.authorization)
    expect(before).toMatch(/^Bearer eyJ/)
    expect(after).toBe(before)
  })
})

describe('writes without a body', () => {
  const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`

  it.each([
    ['POST', baskets, 200],
    ['POST', `${baskets}/actions/merge`, 200],
    ['POST', `${baskets}/actions/transfer`, 200],
    ['DELETE', `${baskets}/b1`, 204],
  ] as const)('%s %s may declare a body → %i', async (method, url, status) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const response = await call(method, url, undefined, { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(status)
    expect(platform.calls).toHaveLength(1)
  })
})
