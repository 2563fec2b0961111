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
    ['GET', `${own}/orders`, undefined],
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
    ['POST', `/apis/scapi/checkout/shopper-orders/v1/organizations/${org}/orders`, { basketId: 'b1' }],
  ] as const)('%s %s is made', async (method, url, body) => {
    const { call, platform } = await openBrowser()
    await call('POST', '/apis/session')
    expect((await call(method, url, body)).statusCode).toBe(200)
    expect(platform.calls).toHaveLength(1)
  })
})

describe('platform calls about somebody else', () => {
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
  ] as const)('%s %s is 403 and not made, for a customer too', async (method, url, body) => {
    const { call, platform } = await openBrowser()
    platform.passwords.set('mila.brandt@example.com', 'Vitrine-2026!')
    await call('POST', '/apis/session/login', { login: 'mila.brandt@example.com', password: 'Vitrine-2026!' })
    expect((await call(method, url, body)).statusCode).toBe(403)
    expect(platform.calls).toEqual([])
  })
})
