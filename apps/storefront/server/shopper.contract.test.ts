import { createSandbox } from '@vitrine/sandbox/createSandbox'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSealer } from './session/sealing.js'
import { createSessionCookies } from './session/sessionCookies.js'
import { openBrowserAt, type TestBrowser } from './testing/openBrowser.js'
import { testEnvironment } from './testing/openHost.js'

const of = (api: string, path: string) => `/apis/scapi/${api}/organizations/f_ecom_zzvi_001/${path}`
const baskets = (path = '') => of('checkout/shopper-baskets/v2', `baskets${path}`)
const customers = (path: string) => of('customer/shopper-customers/v1', `customers/${path}`)
const orders = (path = '') => of('checkout/shopper-orders/v1', `orders${path}`)

const mila = { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' }
const address = {
  firstName: 'Mila',
  lastName: 'Brandt',
  address1: 'Bahnhofstrasse 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}

type Sandbox = Awaited<ReturnType<typeof createSandbox>>
type Call = TestBrowser['call']

/** A browser that searches every response for every token that the session ever had. */
async function openWatchedBrowser(baseUrl: string) {
  const environment = {
    COMMERCE_BASE_URL: baseUrl,
    COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
    UPSTREAM_TIMEOUT_SCALE: '5',
  }
  const browser = await openBrowserAt(environment)
  const sealed = createSessionCookies(createSealer([testEnvironment().SESSION_SECRET ?? '']), true)
  const tokens = new Set<string>()
  const shown: string[] = []

  const call: Call = async (...request) => {
    const response = await browser.call(...request)
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const held = sealed.read(cookie)
    if (held) for (const token of [held.accessToken, held.refreshToken]) tokens.add(token)
    shown.push(visible(response))
    return response
  }
  /** Makes a call and asserts success. */
  const good: Call = async (...request) => {
    const response = await call(...request)
    expect(response.statusCode, `${request[0]} ${request[1]}: ${response.body}`).toBeLessThan(300)
    return response
  }
  return { ...browser, call, good, tokens, shown }
}

/** Everything in a response that page scripts can read. */
function visible(response: LightMyRequestResponse): string {
  const readable = response.cookies.map(({ name, value, httpOnly }) => `${name}=${httpOnly ? '' : value}`)
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'set-cookie')
  return JSON.stringify([response.body, headers, readable])
}

describe('a shopper, through our server, on the sandbox', () => {
  let sandbox: Sandbox
  let baseUrl = ''
  beforeAll(async () => {
    sandbox = await createSandbox()
    baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => sandbox.close())

  /** Finds an orderable product of the catalogue. */
  async function findProduct(good: Call): Promise<string> {
    const query = 'refine=cgid%3Dwatches&refine=orderable_only%3Dtrue&limit=1&locale=de-CH&currency=CHF'
    const found = await good('GET', of('search/shopper-search/v1', `product-search?${query}`))
    return String(found.json().hits[0].productId)
  }

  const readMails = async () => (await sandbox.inject('/sandbox/mails')).json().mails

  /** Creates an account, sets its password with the code of the mail and signs in. */
  async function register(good: Call, customer: { readonly email: string; readonly [field: string]: unknown }) {
    expect((await good('POST', '/apis/session/register', { customer })).statusCode).toBe(204)
    const mail = (await readMails()).at(-1)
    expect(mail).toMatchObject({ to: customer.email })
    const token = /\d{8}/.exec(mail.body)?.[0]
    return async (password: string) => {
      await good('POST', '/apis/session/password-action', { token, newPassword: password })
      return good('POST', '/apis/session/login', { login: customer.email, password })
    }
  }

  it('goes from guest to order and logout without exposing a token', async () => {
    const { call, good, tokens, shown, jar } = await openWatchedBrowser(baseUrl)

    const guest = (await good('POST', '/apis/session', {})).json()
    expect(guest).toMatchObject({ isGuest: true })
    const productId = await findProduct(good)
    const own = await good('POST', baskets('?locale=de-CH'), { c_country: 'CH', currency: 'CHF' })
    const guestBasket = String(own.json().basketId)
    const filled = await good('POST', baskets(`/${guestBasket}/items?locale=de-CH`), [
      { productId, quantity: 1, price: 1 },
    ])
    expect(filled.json().productItems).toMatchObject([{ productId, quantity: 1 }])
    expect(filled.json().productItems[0].price).toBeGreaterThan(1)
    expect((await call('GET', customers(guest.customerId))).statusCode).toBe(403)

    const refused = await call('POST', '/apis/session/login', { ...mila, password: 'wrong' })
    const unknown = await call('POST', '/apis/session/login', { ...mila, login: 'nobody@example.com' })
    expect([refused.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(unknown.body).toBe(refused.body)

    const signedIn = (await good('POST', '/apis/session/login', mila)).json()
    expect(signedIn).toMatchObject({ usid: guest.usid, isGuest: false })
    expect(signedIn.customerId).not.toBe(guest.customerId)
    const { customerId } = signedIn
    expect((await good('GET', customers(`${customerId}?c_locale=de_CH`))).json()).toMatchObject({ email: mila.login })
    expect((await call('GET', customers(guest.customerId))).statusCode).toBe(403)

    const merged = await good('POST', baskets('/actions/merge?createDestinationBasket=true&locale=de-CH'), {})
    const basketId = String(merged.json().basketId)
    expect(merged.json().productItems).toEqual(
      expect.arrayContaining([expect.objectContaining({ productId, quantity: 1 })]),
    )

    const lists = (await good('GET', customers(`${customerId}/product-lists`))).json()
    const listId =
      lists.data?.[0]?.id ??
      (await good('POST', customers(`${customerId}/product-lists`), { type: 'wish_list' })).json().id
    const wish = { quantity: 1, public: false, priority: 1, type: 'product', productId }
    const wished = await good('POST', customers(`${customerId}/product-lists/${listId}/items`), wish)
    await good('DELETE', customers(`${customerId}/product-lists/${listId}/items/${wished.json().id}`))

    await good('PUT', baskets(`/${basketId}/customer`), { email: mila.login })
    await good('PUT', baskets(`/${basketId}/shipments/me/shipping-address`), address)
    await good('PUT', baskets(`/${basketId}/billing-address`), address)
    const methods = await good('GET', baskets(`/${basketId}/shipments/me/shipping-methods?locale=de-CH`))
    const method = { id: methods.json().defaultShippingMethodId }
    await good('PUT', baskets(`/${basketId}/shipments/me/shipping-method`), method)
    await good('POST', baskets(`/${basketId}/payment-instruments`), {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        cardType: 'Visa',
        holder: 'Mila Brandt',
        maskedNumber: '************1111',
        expirationMonth: 5,
        expirationYear: 2029,
      },
    })
    const order = (await good('POST', orders('?locale=de-CH'), { basketId })).json()
    expect(order.productItems).toEqual(expect.arrayContaining([expect.objectContaining({ productId })]))
    expect((await good('GET', orders(`/${order.orderNo}`))).json().orderNo).toBe(order.orderNo)
    const history = await good('GET', customers(`${customerId}/orders`))
    expect(history.json().data.map((entry: { orderNo: string }) => entry.orderNo)).toContain(order.orderNo)

    const before = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const after = (await good('POST', '/apis/session/logout', {})).json()
    expect(after).toMatchObject({ isGuest: true })
    expect(after.customerId).not.toBe(customerId)
    expect((await call('GET', customers(customerId), undefined, { cookie: before })).statusCode).toBe(401)
    expect((await call('GET', customers(customerId))).statusCode).toBe(403)

    expect(tokens.size).toBeGreaterThanOrEqual(6)
    for (const token of tokens) expect(shown.filter((text) => text.includes(token))).toEqual([])
    expect(shown.filter((text) => /eyJ|access_token|refresh_token/.test(text))).toEqual([])
  })

  it('lets a guest order with coupon and gift certificate, and does not show the order to others without proof', async () => {
    const { good } = await openWatchedBrowser(baseUrl)
    await good('POST', '/apis/session', {})
    const productId = await findProduct(good)
    const { basketId } = (await good('POST', baskets('?locale=de-CH'), { c_country: 'CH', currency: 'CHF' })).json()
    await good('POST', baskets(`/${basketId}/items`), [{ productId, quantity: 1 }])
    const coupon = await good('POST', baskets(`/${basketId}/coupons`), { code: 'ENGRAVE' })
    expect(coupon.json().couponItems).toMatchObject([{ code: 'ENGRAVE', valid: true }])
    const certificate = of('pricing/shopper-gift-certificates/v1', 'gift-certificate')
    const checked = await good('POST', certificate, { giftCertificateCode: 'GIFT-2026-0001' })
    expect(checked.json().balance).toBeGreaterThan(0)

    await good('PUT', baskets(`/${basketId}/customer`), { email: 'guest@example.com' })
    await good('PUT', baskets(`/${basketId}/shipments/me/shipping-address?useAsBilling=true`), address)
    const methods = await good('GET', baskets(`/${basketId}/shipments/me/shipping-methods?locale=de-CH`))
    const method = { id: methods.json().defaultShippingMethodId }
    await good('PATCH', baskets(`/${basketId}/shipments/me`), { shippingMethod: method, shippingAddress: {} })
    const pay = (body: object) => good('POST', baskets(`/${basketId}/payment-instruments`), body)
    await pay({ paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: 'GIFT-2026-0001' })
    await pay({ paymentMethodId: 'BANK_TRANSFER' })
    const order = (await good('POST', orders('?locale=de-CH'), { basketId })).json()
    expect((await good('GET', orders(`/${order.orderNo}`))).json().orderNo).toBe(order.orderNo)

    const other = await openWatchedBrowser(baseUrl)
    await other.good('POST', '/apis/session', {})
    expect((await other.call('GET', orders(`/${order.orderNo}`))).statusCode).toBe(404)
    const lookUp = (body: object) => other.call('POST', orders(`/${order.orderNo}/lookup`), body)
    expect((await lookUp({ email: 'guest@example.com', orderViewCode: 'wrong' })).statusCode).toBe(404)
    const proved = await lookUp({ email: 'guest@example.com', postalCode: address.postalCode })
    expect(proved.json()).toMatchObject({ orderNo: order.orderNo })
  })

  it('registers a customer, who may change the profile but no flag', async () => {
    const { good, shown } = await openWatchedBrowser(baseUrl)
    const customer = { email: 'nora.keller@example.com', firstName: 'Nora', lastName: 'Keller' }
    const signIn = await register(good, { ...customer, c_isStaffSaleCustomer: true })
    const { customerId } = (await signIn(mila.password)).json()
    await good('PATCH', customers(customerId), { firstName: 'Eleonora', c_isStaffSale: true })
    const known = (await good('GET', customers(customerId))).json()
    expect(known).toMatchObject({ email: customer.email, firstName: 'Eleonora' })
    expect([known.c_isStaffSale ?? false, known.c_isStaffSaleCustomer ?? false]).toEqual([false, false])
    const change = { currentPassword: mila.password, password: 'Vitrine-2027!' }
    await good('PUT', customers(`${customerId}/password`), change)
    expect((await good('GET', customers(customerId))).json()).toMatchObject({ email: customer.email })
    expect(shown.filter((text) => text.includes(mila.password) || text.includes(change.password))).toEqual([])
  })

  it('responds alike to registrations of new and existing logins, and informs the owner by mail', async () => {
    const { good, call } = await openWatchedBrowser(baseUrl)
    await good('POST', '/apis/session', {})
    const open = (email: string) =>
      call('POST', '/apis/session/register', { customer: { email, lastName: 'Keller' }, password: 'Thief-2026!' })
    const answers = [await open('new@example.com'), await open('staff@halbrenn.example')]
    const [fresh, taken] = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)])
    expect(taken).toEqual(fresh)
    const mails = await readMails()
    expect(mails.slice(-2)).toMatchObject([
      { to: 'new@example.com', kind: 'password-reset' },
      { to: 'staff@halbrenn.example', kind: 'password-reset' },
    ])
    for (const login of ['new@example.com', 'staff@halbrenn.example'])
      expect((await call('POST', '/apis/session/login', { login, password: 'Thief-2026!' })).statusCode).toBe(401)
    await good('POST', '/apis/session/login', { ...mila, login: 'staff@halbrenn.example' })
  })

  it('gives no account access to a copied session', async () => {
    const owner = await openWatchedBrowser(baseUrl)
    const jonas = { ...mila, login: 'jonas.holm@example.com' }
    const { customerId } = (await owner.good('POST', '/apis/session/login', jonas)).json()
    const stolen = await openWatchedBrowser(baseUrl)
    await stolen.good('POST', '/apis/session/login', jonas)
    const change = { email: 'thief@example.com' }
    expect((await stolen.call('PATCH', customers(customerId), change)).statusCode).toBe(400)
    await owner.good('PATCH', customers(customerId), { email: 'jonas@example.com', currentPassword: jonas.password })
    expect((await owner.good('GET', customers(customerId))).json()).toMatchObject({
      email: 'jonas@example.com',
      login: 'jonas@example.com',
    })
    expect((await stolen.call('GET', customers(customerId))).statusCode).toBe(401)
    const mails = await readMails()
    expect(mails.at(-1)).toMatchObject({ to: jonas.login, kind: 'account-changed' })
  })

  it('returns who is in the staff sale, whatever a cookie claims', async () => {
    const { good, jar } = await openWatchedBrowser(baseUrl)
    await good('POST', '/apis/session', {})
    jar.set('customer_groups', 'staff-sale')
    expect((await good('GET', '/apis/session/customer-groups')).json().customer_groups).not.toContain('staff-sale')
    await good('POST', '/apis/session/login', { ...mila, login: 'staff@halbrenn.example' })
    expect((await good('GET', '/apis/session/customer-groups')).json().customer_groups).toContain('staff-sale')
  })

  it('updates the shopper context once', async () => {
    const { good } = await openWatchedBrowser(baseUrl)
    await good('POST', '/apis/session', {})
    const wanted = { sourceCode: 'summer', geoLocation: { countryCode: 'CH', latitude: 47.4, longitude: 8.5 } }
    expect((await good('POST', '/apis/shopper-context', wanted)).json()).toEqual({ isChanged: true })
    expect((await good('POST', '/apis/shopper-context', wanted)).json()).toEqual({ isChanged: false })
    const changed = { ...wanted, sourceCode: 'autumn' }
    expect((await good('POST', '/apis/shopper-context', changed)).json()).toEqual({ isChanged: true })
  })
})
