import { describe, expect, it } from 'vitest'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const baskets = `/apis/scapi/checkout/shopper-baskets/v2/organizations/${org}/baskets`
const profile = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers/${milaId}`
const search = `/apis/scapi/search/shopper-search/v1/organizations/${org}/product-search`

describe('calls that this server refuses', () => {
  it.each([
    ['a call that is not listed', 'POST', `${baskets}/b1/price-adjustments`, {}, 404],
    ['a call of another organization', 'GET', `${baskets}/b1`.replace(org, 'f_ecom_other_001'), undefined, 404],
    ['a body with a wrong value', 'POST', `${baskets}/b1/items`, [{ productId: 'p1', quantity: 0 }], 400],
    ['31 query parameters', 'GET', `${search}?${Array.from({ length: 31 }, () => 'a=1').join('&')}`, undefined, 400],
  ] as const)('%s is not made', async (_name, method, url, body, status) => {
    const { call, platform } = await openMila()
    await call('POST', '/apis/session')
    expect((await call(method, url, body)).statusCode).toBe(status)
    expect(platform.calls).toEqual([])
  })

  it('a new login with a wrong password gets the error of the platform, and is not made', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', '/apis/session/login', mila)
    const held = new Map(jar)
    const response = await call('PATCH', profile, { email: 'a@b.example', currentPassword: 'wrong' })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toEqual({
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/authentication-failed',
      title: 'Authentication Failed',
      detail: 'The current password is missing or does not match.',
    })
    expect(platform.calls).toEqual([])
    expect(jar).toEqual(held)
  })

  it('a new login with the right password is made, and the customer is signed in again', async () => {
    const { call, platform, jar } = await openMila()
    await call('POST', '/apis/session/login', mila)
    const held = jar.get('__Host-vt-rt')
    const response = await call('PATCH', profile, { email: mila.login, currentPassword: mila.password })
    expect(response.statusCode).toBe(200)
    expect(platform.received[0]?.body).toEqual({
      email: mila.login,
      login: mila.login,
      currentPassword: mila.password,
    })
    expect(jar.get('__Host-vt-rt')).not.toBe(held)
  })
})
