import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const register = '/apis/session/register'
const CREATE = 'POST /customer/shopper-customers/v1/customers'
const email = 'nora.keller@example.com'
const password = 'Vitrine-2026!'
const nora = { customer: { email, firstName: 'Nora', lastName: 'Keller' }, password }

async function setUp() {
  const browser = await openBrowser()
  browser.platform.passwords.set(email, password)
  return browser
}

describe('POST /apis/session/register', () => {
  it('makes a customer of the guest and signs them in, with the same usid', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session')
    const response = await call('POST', register, nora)
    expect(response.json()).toEqual({ customerId: 'registered-nora.keller', usid: 'usid-customer1', isGuest: false })
    expect(platform.calls).toEqual([CREATE])
    expect(platform.received[0]?.body).toEqual({ customer: { ...nora.customer, login: email }, password })
    expect(response.body).not.toMatch(/eyJ|refresh-|Vitrine-2026/)
  })

  it('sends on what a shopper may say of themselves, and nothing else', async () => {
    const { call, platform } = await setUp()
    const more = { customerNo: '1', c_isStaffSaleCustomer: true, c_isStaffSale: true, c_sscid: '1', enabled: true }
    await call('POST', register, { ...nora, customer: { ...nora.customer, ...more, c_loyaltyOptIn: true } })
    expect(platform.received[0]?.body).toEqual({
      customer: { ...nora.customer, c_loyaltyOptIn: true, login: email },
      password,
    })
  })

  it('starts a guest first where there is no session', async () => {
    const { call, platform } = await setUp()
    expect((await call('POST', register, nora)).json()).toMatchObject({ isGuest: false })
    expect(platform.guests).toBe(1)
  })

  it("passes on the platform's word about what is wrong, and keeps the guest", async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session')
    const problem = { type: 'https://x.example/errors/invalid-customer', title: 'Invalid customer' }
    platform.answers.set(CREATE, { status: 400, body: problem })
    const response = await call('POST', register, nora)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(problem)
    expect(platform.logins).toEqual([])
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ customerId: 'customer1', isGuest: true })
  })

  it('renews a token that the platform no longer takes, once', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session')
    await call('GET', `/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets/b1`)
    platform.refused.add(String(platform.received[0]?.headers.authorization).slice('Bearer '.length))
    expect((await call('POST', register, nora)).statusCode).toBe(200)
    expect(platform.calls.slice(1)).toEqual([CREATE, CREATE])
    expect(platform.refreshes).toBe(1)
  })

  it('is not for those who are signed in', async () => {
    const { call, platform } = await setUp()
    await call('POST', '/apis/session/login', { login: email, password })
    expect((await call('POST', register, nora)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['no password', { customer: nora.customer }],
    ['no e-mail address', { ...nora, customer: { lastName: 'Keller' } }],
    ['no name', { ...nora, customer: { email } }],
    ['an address that is none', { ...nora, customer: { ...nora.customer, email: 'nora' } }],
  ])('refuses %s', async (_name, body) => {
    const { call, platform } = await setUp()
    expect((await call('POST', register, body)).statusCode).toBe(400)
    expect(platform.calls).toEqual([])
  })

  it('takes ten accounts from one address in ten minutes', async () => {
    const { call, jar } = await setUp()
    for (let count = 0; count < 10; count += 1) {
      jar.clear()
      await call('POST', register, nora)
    }
    expect((await call('POST', register, nora)).statusCode).toBe(429)
  })
})
