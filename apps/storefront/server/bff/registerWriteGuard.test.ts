import { describe, expect, it } from 'vitest'
import { OWN_PAGE, shareHost } from '../testing/openHost.js'

const { 'x-requested-by': _, ...withoutHeader } = OWN_PAGE
const basket = '/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets/b1'
const purge = { authorization: 'Bearer purge-secret-for-tests' }

describe('a request without the header that forms cannot send', () => {
  const shared = shareHost()

  it.each([
    ['POST', '/apis/session', 403],
    ['POST', '/apis/session/logout?a=1', 403],
    ['PUT', `${basket}/customer`, 403],
    ['PATCH', `${basket}/items/i1`, 403],
    ['DELETE', basket, 403],
    ['POST', '/save-access-token', 403],
    ['POST', '/save%2Daccess-token', 403],
    ['POST', '/%61pis/session', 404],
    ['POST', '/apis/unknown', 404],
    ['POST', '/ch/de', 405],
    ['GET', '/apis/session/customer-groups', 200],
    ['HEAD', '/apis/session/customer-groups', 200],
    ['GET', '/save-access-token', 405],
  ] as const)('%s %s: %i', async (method, url, status) => {
    expect((await shared().server.inject({ method, url, headers: withoutHeader })).statusCode).toBe(status)
  })

  it('is accepted from a machine with a secret', async () => {
    const post = (url: string) =>
      shared().server.inject({ method: 'POST', url, headers: { ...withoutHeader, ...purge }, payload: { tags: ['a'] } })
    expect((await post('/apis/purge')).statusCode).toBe(204)
    expect((await post('/apis/purge?a=1')).statusCode).toBe(204)
  })
})

describe('a request with the header that forms cannot send', () => {
  const shared = shareHost()

  it.each([
    ['POST', '/apis/session', 503],
    ['DELETE', basket, 401],
    ['POST', '/save-access-token', 404],
  ] as const)('%s %s passes: %i', async (method, url, status) => {
    expect((await shared().server.inject({ method, url, headers: OWN_PAGE })).statusCode).toBe(status)
  })
})
