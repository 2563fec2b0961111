import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const customers = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers`
const login = '/apis/session/login'

describe('POST /apis/session/login', () => {
  it('turns the guest into a customer and keeps the usid', async () => {
    const { call, platform } = await openMila()
    await call('POST', '/apis/session')
    const response = await call('POST', login, mila)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ customerId: milaId, usid: 'usid-customer1', isGuest: false })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(platform.logins[0]?.form).toMatchObject({ usid: 'usid-customer1' })
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: milaId, isGuest: false })
  })

  it('issues new tokens and new cookies, so that planted ones are useless', async () => {
    const { call, jar } = await openMila()
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

  it('works without a session, and ends that of a previous customer', async () => {
    const { call, platform } = await openMila()
    platform.passwords.set('jonas.holm@example.com', 'Vitrine-2026!')
    expect((await call('POST', login, mila)).statusCode).toBe(200)
    const second = await call('POST', login, { ...mila, login: 'jonas.holm@example.com' })
    expect(second.json()).toMatchObject({ customerId: 'registered-jonas.holm' })
    expect(platform.logins.map(({ call }) => call)).toEqual(['POST /login', 'POST /login', 'GET /logout'])
    expect(platform.logins[1]?.form).not.toHaveProperty('usid')
  })

  it('answers an unknown login and a wrong password alike', async () => {
    const { call } = await openMila()
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
    const { call } = await openMila()
    await call('POST', '/apis/session')
    await call('POST', login, { ...mila, password: 'wrong' })
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer1', isGuest: true })
  })

  it.each([
    ['no body', {}],
    ['no password', { login: mila.login }],
    ['a list', [mila]],
    ['an overlong password', { ...mila, password: 'x'.repeat(300) }],
    ['an object as login', { ...mila, login: { $ne: '' } }],
  ])('refuses %s', async (_name, body) => {
    const { call, platform } = await openMila()
    expect((await call('POST', login, body)).statusCode).toBe(400)
    expect(platform.logins).toEqual([])
  })

  it.each([409, 429, 500, 503])('is 503 when the login service answers %i', async (status) => {
    const { call, platform } = await openMila()
    platform.loginStatus = status
    expect((await call('POST', login, mila)).statusCode).toBe(503)
  })

  it('allows ten attempts for one login from one address, and still accepts other logins', async () => {
    const { call, platform } = await openMila()
    for (let count = 0; count < 10; count += 1)
      expect((await call('POST', login, { ...mila, password: 'wrong' })).statusCode).toBe(401)
    const late = await call('POST', login, { ...mila, login: mila.login.toUpperCase() })
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(platform.logins).toHaveLength(10)
    expect((await call('POST', login, { login: 'jonas.holm@example.com', password: 'x' })).statusCode).toBe(401)
  })

  it('allows thirty attempts from one address, over all sessions', async () => {
    const { call, jar } = await openMila()
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) {
      if (count % 2 === 0) jar.clear()
      if (count % 4 === 0) await call('POST', '/apis/session')
      statuses.push((await call('POST', login, { login: `a${count}@example.com`, password: 'x' })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
  })

  it('requires the header that no form can send', async () => {
    const { server } = await openMila()
    const { host, origin } = { host: 'www.vitrine.example', origin: 'https://www.vitrine.example' }
    for (const url of [login, '/apis/session/logout', '/apis/session/register', '/apis/shopper-context']) {
      const headers = { host, origin, 'sec-fetch-site': 'same-origin' }
      expect((await server.inject({ method: 'POST', url, headers, payload: mila })).statusCode).toBe(403)
    }
  })

  it('logs no password, token or login', async () => {
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
