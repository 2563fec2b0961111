import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'
const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
const milaId = 'registered-mila.brandt'

async function setUp(environment: Record<string, string> = {}) {
  const browser = await openBrowser(environment)
  browser.platform.passwords.set(mila.login, mila.password)
  return browser
}

describe('POST /apis/session/login', () => {
  it('makes the guest a customer and keeps the usid', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session')
    const response = await call('POST', login, mila)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ customerId: milaId, usid: 'usid-customer1', isGuest: false })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(platform.logins[0]?.form).toMatchObject({ usid: 'usid-customer1' })
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: milaId, isGuest: false })
  })

  it('gives new tokens and new cookies, so that planted ones are worth nothing', async () => {
    const { call, jar } = await setUp()
    await call('POST', '/apis/session')
    const planted = new Map(jar)
    const response = await call('POST', login, mila)
    for (const name of ['__Host-vt-at', '__Host-vt-rt', '__Host-vt-id'])
      expect(jar.get(name)).not.toBe(planted.get(name))
    for (const cookie of response.cookies) expect(cookie.value).not.toMatch(/eyJ|refresh-/)
    expect(response.body).not.toMatch(/eyJ|refresh-|Vitrine-2026/)
    const cookie = [...planted].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const id of [milaId, 'customer1']) {
      const withPlanted = await call('GET', `${customers}/${id}/baskets`, undefined, { cookie })
      expect(withPlanted.statusCode).toBe(401)
      expect(withPlanted.cookies).toEqual([])
    }
  })

  it('works without a session, and ends the one of a customer who was there before', async () => {
    const { call, platform } = await setUp()
    platform.passwords.set('jonas.holm@example.com', 'Vitrine-2026!')
    expect((await call('POST', login, mila)).statusCode).toBe(200)
    const second = await call('POST', login, { ...mila, login: 'jonas.holm@example.com' })
    expect(second.json()).toMatchObject({ customerId: 'registered-jonas.holm' })
    expect(platform.logins.map(({ call }) => call)).toEqual(['POST /login', 'POST /login', 'GET /logout'])
    expect(platform.logins[1]?.form).not.toHaveProperty('usid')
  })

  it('says the same of an unknown login and of a wrong password', async () => {
    const { call } = await setUp()
    await call('POST', '/apis/session')
    const wrong = await call('POST', login, { ...mila, password: 'wrong' })
    const unknown = await call('POST', login, { login: 'nobody@example.com', password: 'wrong' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(wrong.json()).toEqual({
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/authentication-failed',
      title: 'Authentication failed',
      detail: 'Login or password is wrong.',
    })
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.cookies).toEqual([])
    const names = (headers: object) => Object.keys(headers).toSorted()
    expect(names(unknown.headers)).toEqual(names(wrong.headers))
  })

  it('keeps the guest when a login fails', async () => {
    const { call } = await setUp()
    await call('POST', '/apis/session')
    await call('POST', login, { ...mila, password: 'wrong' })
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer1', isGuest: true })
  })

  it.each([
    ['no body', {}],
    ['no password', { login: mila.login }],
    ['a list', [mila]],
    ['a password without end', { ...mila, password: 'x'.repeat(300) }],
    ['an object as login', { ...mila, login: { $ne: '' } }],
  ])('refuses %s', async (_name, body) => {
    const { call, platform } = await setUp()
    expect((await call('POST', login, body)).statusCode).toBe(400)
    expect(platform.logins).toEqual([])
  })

  it.each([409, 429, 500, 503])('is 503 when the login service answers %i', async (status) => {
    const { call, platform } = await setUp()
    platform.loginStatus = status
    expect((await call('POST', login, mila)).statusCode).toBe(503)
  })

  it('takes ten tries for one login from one address, and still others', async () => {
    const { call, platform } = await setUp()
    for (let count = 0; count < 10; count += 1)
      expect((await call('POST', login, { ...mila, password: 'wrong' })).statusCode).toBe(401)
    const late = await call('POST', login, { ...mila, login: mila.login.toUpperCase() })
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(platform.logins).toHaveLength(10)
    expect((await call('POST', login, { login: 'jonas.holm@example.com', password: 'x' })).statusCode).toBe(401)
  })

  it('takes thirty tries from one address, whatever session they come with', async () => {
    const { call, jar } = await setUp()
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      if (count % 2 === 0) jar.clear()
      if (count % 4 === 0) await call('POST', '/apis/session')
      statuses.push((await call('POST', login, { login: `a${count}@example.com`, password: 'x' })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
  })

  it('needs the header that no form can send', async () => {
    const { server } = await setUp()
    const { host, origin } = { host: 'www.vitrine.example', origin: 'https://www.vitrine.example' }
    for (const url of [login, '/apis/session/logout', '/apis/session/register', '/apis/shopper-context']) {
      const headers = { host, origin, 'sec-fetch-site': 'same-origin' }
      expect((await server.inject({ method: 'POST', url, headers, payload: mila })).statusCode).toBe(403)
    }
  })

  it('writes neither password nor token nor login to the log', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { call, platform } = await openBrowser({ LOG_LEVEL: 'trace' }, { logStream })
    platform.passwords.set(mila.login, mila.password)
    await call('POST', login, mila)
    await call('POST', login, { ...mila, password: 'wrong-password' })
    platform.loginStatus = 500
    await call('POST', login, mila)
    await call('POST', '/apis/session/password-reset', { userId: mila.login })
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.join('')).not.toMatch(/Vitrine-2026|wrong-password|mila|eyJ|refresh-\d/)
  })
})

describe('POST /apis/session/logout', () => {
  it('ends the session at the login service and in the browser, and starts a guest', async () => {
    const { call, platform, jar } = await setUp()
    await call('POST', login, mila)
    const before = new Map(jar)
    const response = await call('POST', '/apis/session/logout', {})
    expect(response.json()).toEqual({ customerId: 'customer1', usid: 'usid-customer1', isGuest: true })
    expect(response.headers['clear-site-data']).toBe('"cache"')
    const told = platform.logins.at(-1)
    expect(told?.call).toBe('GET /logout')
    expect(told?.form).toMatchObject({ refresh_token: 'refresh-2' })
    const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
    const stolen = await call('GET', `${customers}/${milaId}`, undefined, { cookie })
    expect(stolen.statusCode).toBe(401)
    expect(stolen.cookies).toEqual([])
    expect(platform.calls).toEqual([])
  })

  it('lets no late answer of another tab bring the session back', async () => {
    const { call, platform } = await setUp()
    await call('POST', login, mila)
    platform.answers.set(`GET /customer/shopper-customers/v1/customers/${milaId}`, {
      status: 401,
      body: {},
      delayMs: 300,
    })
    const late = call('GET', `${customers}/${milaId}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await call('POST', '/apis/session/logout', {})
    const response = await late
    expect(response.statusCode).toBe(401)
    expect(response.cookies).toEqual([])
    expect(platform.refreshes).toBe(0)
  })

  it('is final even if the login service cannot be told', async () => {
    const { call, platform, jar } = await setUp()
    await call('POST', login, mila)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    platform.loginStatus = 500
    expect((await call('POST', '/apis/session/logout', {})).statusCode).toBe(200)
    expect((await call('GET', `${customers}/${milaId}`, undefined, { cookie })).statusCode).toBe(401)
  })

  it('clears the cookies even if no guest can follow', async () => {
    const { call, platform, jar } = await setUp()
    await call('POST', login, mila)
    await platform.server.close()
    const response = await call('POST', '/apis/session/logout', {})
    expect(response.statusCode).toBe(503)
    expect([...jar.keys()]).toEqual([])
  })

  it('tells the login service nothing of guests', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session')
    expect((await call('POST', '/apis/session/logout', {})).json()).toMatchObject({ customerId: 'customer2' })
    expect(platform.logins).toEqual([])
  })
})

describe('a new password', () => {
  const change = { currentPassword: mila.password, password: 'Vitrine-2027!' }
  const url = `${customers}/${milaId}/password`

  it('signs the one who set it in again', async () => {
    const { call, platform } = await setUp()
    await call('POST', login, mila)
    await call('GET', `${customers}/${milaId}`)
    const old = String(platform.received[0]?.headers.authorization).slice('Bearer '.length)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.passwords.set(mila.login, change.password)
    const response = await call('PUT', url, change)
    expect(response.statusCode).toBe(204)
    expect(response.cookies.length).toBeGreaterThan(0)
    platform.refused.add(old)
    expect((await call('GET', `${customers}/${milaId}`)).statusCode).toBe(200)
    expect(platform.refreshes).toBe(0)
  })

  it('lets no answer to another tab undo that', async () => {
    const { call, platform, jar } = await setUp()
    await call('POST', login, mila)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.passwords.set(mila.login, change.password)
    await call('PUT', url, change)
    const late = await call('GET', `${customers}/${milaId}`, undefined, { cookie })
    expect([late.statusCode, late.cookies]).toEqual([401, []])
  })

  it('leaves the session alone where the platform refuses it', async () => {
    const { call, platform } = await setUp()
    await call('POST', login, mila)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 400, body: {} })
    const response = await call('PUT', url, change)
    expect(response.statusCode).toBe(400)
    expect(response.cookies).toEqual([])
    expect(platform.logins).toHaveLength(1)
  })

  it('stands even if no session can follow', async () => {
    const { call, platform } = await setUp()
    await call('POST', login, mila)
    platform.answers.set(`PUT /customer/shopper-customers/v1/customers/${milaId}/password`, { status: 204 })
    platform.loginStatus = 500
    expect((await call('PUT', url, change)).statusCode).toBe(204)
  })
})

describe('a customer whose session ended', () => {
  it('is told to sign in again, not made a guest', async () => {
    const { call, platform, clock } = await setUp()
    await call('POST', login, mila)
    clock.now += 1_800_000
    platform.refreshStatus = 400
    const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`
    expect((await call('POST', baskets, {})).statusCode).toBe(401)
    expect(platform.calls).toEqual([])
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ isGuest: true })
  })
})

describe('hybrid operation', () => {
  it('names the legacy session on every platform call and ends it with a login', async () => {
    const { call, platform, jar } = await setUp({ HYBRID_ORIGIN: 'https://legacy.vitrine.example' })
    await call('POST', '/apis/session')
    jar.set('dwsid', 'legacy-1')
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers.sfdc_dwsid).toBe('legacy-1')
    await call('POST', login, mila)
    expect(jar.has('dwsid')).toBe(false)
  })

  it.each([
    ['not configured', {}, 'legacy-1'],
    ['configured, with a cookie that is no session', { HYBRID_ORIGIN: 'https://legacy.vitrine.example' }, 'a b'],
  ])('sends nothing when it is %s', async (_name, environment, value) => {
    const { call, platform, jar } = await setUp(environment)
    await call('POST', '/apis/session')
    jar.set('dwsid', value)
    await call('GET', `${customers}/customer1/baskets`)
    expect(platform.received[0]?.headers).not.toHaveProperty('sfdc_dwsid')
  })
})
