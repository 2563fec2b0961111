import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const register = '/apis/session/register'
const CREATE = 'POST /customer/shopper-customers/v1/customers'
const email = 'nora.keller@example.com'
const nora = { customer: { email, firstName: 'Nora', lastName: 'Keller', preferredLocale: 'de-CH' } }
const taken = { type: 'https://x.example/errors/invalid-customer', detail: 'The login is already in use.' }

async function setUp() {
  const browser = await openBrowser()
  await browser.call('POST', '/apis/session')
  return browser
}

describe('POST /apis/session/register', () => {
  it.each([
    ['new', undefined],
    ['taken', { status: 400, body: taken }],
    ['taken, with another error', { status: 409, body: {} }],
  ])('answers a login that is %s with 204 and a mail for a new password', async (_name, answer) => {
    const { call, platform } = await setUp()
    if (answer) platform.answers.set(CREATE, answer)
    const response = await call('POST', register, nora)
    expect([response.statusCode, response.body, response.cookies]).toEqual([204, '', []])
    expect(platform.calls).toEqual([CREATE])
    expect(platform.logins).toMatchObject([
      { call: 'POST /password/reset', form: { user_id: email, mode: 'email', locale: 'de-CH' } },
    ])
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer1', isGuest: true })
  })

  it('creates an account with an unknown password', async () => {
    const { call, platform } = await setUp()
    await call('POST', register, { ...nora, password: 'Chosen-2026!' })
    await call('POST', register, { customer: { ...nora.customer, email: 'other@example.com' } })
    const [first, second] = platform.received.map(({ body }) => JSON.stringify(body))
    expect(first).not.toContain('Chosen-2026!')
    const password = (body = '') => /"password":"(Aa1![\w-]{32})"/.exec(body)?.[1]
    expect(password(first)).toBeDefined()
    expect(password(first)).not.toBe(password(second))
  })

  it('forwards the fields that shoppers may set, and nothing else', async () => {
    const { call, platform } = await setUp()
    const more = { customerNo: '1', c_isStaffSaleCustomer: true, c_isStaffSale: true, c_sscid: '1', enabled: true }
    await call('POST', register, {
      customer: { ...nora.customer, ...more, login: 'x@y.example', c_loyaltyOptIn: true },
    })
    expect(platform.received[0]?.body).toEqual({
      customer: { ...nora.customer, c_loyaltyOptIn: true, login: email },
      password: expect.any(String),
    })
  })

  it('starts a guest session first if there is none', async () => {
    const { call, platform, jar } = await setUp()
    jar.clear()
    expect((await call('POST', register, nora)).statusCode).toBe(204)
    expect(platform.guests).toBe(2)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer2' })
    expect(platform.guests).toBe(2)
  })

  it.each([401, 408, 429, 500, 503])('reports an error of the platform (%i), and sends no mail', async (status) => {
    const { call, platform } = await setUp()
    platform.answers.set(CREATE, { status, body: {} })
    expect((await call('POST', register, nora)).statusCode).toBe(status)
    expect(platform.logins).toEqual([])
  })

  it('reports an error when no mail can be sent', async () => {
    const { call, platform } = await setUp()
    platform.loginStatus = 500
    expect((await call('POST', register, nora)).statusCode).toBe(503)
  })

  it('renews a token that the platform refuses, once', async () => {
    const { call, platform } = await setUp()
    await call('GET', `/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets/b1`)
    platform.refused.add(String(platform.received[0]?.headers.authorization).slice('Bearer '.length))
    const response = await call('POST', register, nora)
    expect(response.statusCode).toBe(204)
    expect(response.cookies).toHaveLength(4)
    expect(platform.calls.slice(1)).toEqual([CREATE, CREATE])
    expect(platform.refreshes).toBe(1)
  })

  it('refuses signed-in shoppers', async () => {
    const { call, platform } = await setUp()
    platform.passwords.set(email, 'Vitrine-2026!')
    await call('POST', '/apis/session/login', { login: email, password: 'Vitrine-2026!' })
    expect((await call('POST', register, nora)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['no e-mail address', { customer: { lastName: 'Keller' } }],
    ['no name', { customer: { email } }],
    ['an invalid e-mail address', { customer: { ...nora.customer, email: 'nora' } }],
  ])('refuses %s', async (_name, body) => {
    const { call, platform } = await setUp()
    expect((await call('POST', register, body)).statusCode).toBe(400)
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['five mails to one person', () => email, 5],
    ['ten accounts from one address', (count: number) => `nora${count}@example.com`, 10],
  ])('allows %s in ten minutes', async (_name, addressOf, maximum) => {
    const { call } = await setUp()
    const open = (count: number) => call('POST', register, { customer: { ...nora.customer, email: addressOf(count) } })
    for (let count = 0; count < maximum; count += 1) expect((await open(count)).statusCode).toBe(204)
    expect((await open(maximum)).statusCode).toBe(429)
  })
})
