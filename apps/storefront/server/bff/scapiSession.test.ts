import { describe, expect, it } from 'vitest'
import type { FakePlatform } from '../testing/platformState.js'
import { openBrowser } from '../testing/openBrowser.js'
import { mila, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`

describe('shopper sessions', () => {
  it('starts a guest through PKCE and keeps every token in sealed __Host- cookies', async () => {
    const { call, platform } = await openBrowser()
    const response = await call('POST', '/apis/session')
    expect(response.json()).toEqual({ customerId: 'customer1', usid: 'usid-customer1', isGuest: true })
    expect(platform.guests).toBe(1)
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' })
      expect(cookie.domain).toBeUndefined()
      expect(cookie.value).not.toMatch(/eyJ|refresh-/)
      expect(cookie.value.length).toBeLessThan(4000)
    }
    const hidden = response.cookies.filter((cookie) => cookie.httpOnly).map((cookie) => cookie.name)
    expect(hidden).toEqual(['__Host-vt-at', '__Host-vt-rt', '__Host-vt-id'])
    expect(response.cookies.filter((cookie) => !cookie.httpOnly)).toMatchObject([{ name: 'vt-session', value: '1' }])
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('accepts a start request with or without a declared body', async () => {
    const { call } = await openBrowser()
    const response = await call('POST', '/apis/session', undefined, { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(200)
  })

  it('authenticates as a private client when a secret is configured', async () => {
    const { call, platform } = await openBrowser({ COMMERCE_CLIENT_SECRET: 'client-secret' })
    expect((await call('POST', '/apis/session')).statusCode).toBe(200)
    expect(platform.guests).toBe(1)
  })

  it('keeps an existing session', async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const again = await call('POST', '/apis/session')
    expect(again.json()).toMatchObject({ customerId: 'customer1' })
    expect(again.cookies).toEqual([])
    expect(platform.guests).toBe(1)
  })

  it('ignores a forged or foreign cookie', async () => {
    const { call, jar } = await openBrowser()
    await call('POST', '/apis/session')
    jar.set('__Host-vt-id', jar.get('__Host-vt-rt') ?? '')
    expect((await call('GET', `${customers}/customer1/baskets`)).statusCode).toBe(401)
  })
})

describe('platform calls with a session', () => {
  it('adds the token on the server and forwards nothing else in either direction', async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    const response = await call('GET', `${customers}/customer1/baskets?siteId=other`, undefined, {
      'x-forwarded-for': '1.2.3.4',
      authorization: 'Bearer mine',
    })
    expect(response.statusCode).toBe(200)
    const [sent] = platform.received
    expect(sent?.headers.authorization).toMatch(/^Bearer eyJ/)
    expect(sent?.headers).not.toHaveProperty('cookie')
    expect(sent?.headers).not.toHaveProperty('x-forwarded-for')
    expect(sent?.headers).not.toHaveProperty('x-requested-by')
    expect(sent?.query).toEqual({ siteId: 'halbrenn-master' })
    expect(response.headers['x-internal']).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' })
    expect(response.body).not.toMatch(/eyJ|refresh-/)
  })

  it("reaches only the shopper's own customer record", async () => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    expect((await call('GET', `${customers}/customer2/baskets`)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })

  it('requires a session for a basket, but not for a search', async () => {
    const { call, platform } = await openBrowser()
    expect((await call('POST', baskets, {})).statusCode).toBe(401)
    const search = `/apis/scapi/search/shopper-search/v1/organizations/${org}/search-suggestions?q=ring`
    const found = await call('GET', search)
    expect(found.statusCode).toBe(200)
    expect(found.cookies).toEqual([])
    expect(platform.calls).toEqual(['GET /search/shopper-search/v1/search-suggestions'])
  })

  it('refreshes once for ten parallel calls with a refused token, and repeats each call', async () => {
    const { call, platform, jar } = await openBrowser()
    await call('POST', '/apis/session')
    platform.refused.add(currentToken(platform, await call('GET', `${baskets}/b1`)))
    const old = new Map(jar)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('GET', `${baskets}/b1`, undefined, {
          cookie: [...old].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(platform.refreshes).toBe(1)
    expect(platform.guests).toBe(1)
  })

  it('refreshes before the token expires', async () => {
    const { call, platform, clock } = await openBrowser()
    await call('POST', '/apis/session')
    clock.now += 1_745_000
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(200)
    expect(response.cookies).toHaveLength(4)
    expect(platform.refreshes).toBe(1)
    expect(platform.calls).toHaveLength(1)
  })

  it('sets the cookies of the last token only when the platform refuses a new token too', async () => {
    const { call, platform, clock } = await openBrowser()
    await call('POST', '/apis/session')
    clock.now += 1_800_000
    platform.answers.set('GET /checkout/shopper-baskets/v2/baskets/b1', { status: 401, body: {} })
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(401)
    expect(platform.refreshes).toBe(2)
    expect(platform.calls).toHaveLength(2)
    expect(response.cookies).toHaveLength(4)
  })

  it('starts a new guest when the refresh token is refused, and never loops', async () => {
    const { call, platform, clock } = await openBrowser()
    await call('POST', '/apis/session')
    clock.now += 1_800_000
    platform.refreshStatus = 400
    const stale = await call('GET', `${customers}/customer1/baskets`)
    expect(stale.statusCode).toBe(401)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer2' })
    expect((await call('GET', `${customers}/customer2/baskets`)).statusCode).toBe(200)
    expect(platform.refreshes).toBe(1)
    expect(platform.guests).toBe(2)
  })

  it('ends with 401 when the platform refuses the token of a customer and the login service its renewal', async () => {
    const { call, platform } = await openMila()
    await call('POST', '/apis/session/login', mila)
    await call('GET', `${baskets}/b1`)
    platform.refused.add(currentToken(platform, null))
    platform.refreshStatus = 400
    const response = await call('GET', `${baskets}/b1`)
    expect(response.statusCode).toBe(401)
    expect(platform.calls).toHaveLength(2)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ isGuest: true })
  })

  it('creates a basket for the new guest immediately, since it needs nothing of the old one', async () => {
    const { call, platform, clock } = await openBrowser()
    await call('POST', '/apis/session')
    clock.now += 1_800_000
    platform.refreshStatus = 400
    expect((await call('POST', baskets, { currency: 'CHF' })).statusCode).toBe(200)
  })

  it('keeps the session when the login service fails temporarily', async () => {
    const { call, platform, clock } = await openBrowser({ UPSTREAM_RETRIES: '0' })
    await call('POST', '/apis/session')
    clock.now += 1_800_000
    platform.refreshStatus = 503
    expect((await call('GET', `${baskets}/b1`)).statusCode).toBe(503)
    expect(platform.guests).toBe(1)
  })

  it('forwards a deletion as 204 without a body', async () => {
    const { call } = await openBrowser()
    await call('POST', '/apis/session')
    const response = await call('DELETE', `${baskets}/b1`)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers).not.toHaveProperty('content-type')
  })
})

function currentToken(platform: FakePlatform, _after: unknown): string {
  const header = platform.received.at(-1)?.headers.authorization
  return typeof header === 'string' ? header.slice('Bearer '.length) : ''
}
