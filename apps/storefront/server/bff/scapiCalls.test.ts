import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findScapiCall, readScapiBody } from './scapiCalls.js'
import { scapiQuery } from './scapiQuery.js'

const org = 'f_ecom_zzvi_001'
const products = `product/shopper-products/v1/organizations/${org}`
const baskets = `checkout/shopper-baskets/v2/organizations/${org}/baskets`
const customers = `customer/shopper-customers/v1/organizations/${org}/customers`

describe('allowed platform calls', () => {
  it.each([
    ['GET', `${products}/products/2104-310-1`],
    ['GET', `${products}/products`],
    ['GET', `${products}/categories/watches-mens`],
    ['GET', `search/shopper-search/v1/organizations/${org}/search-suggestions`],
    ['GET', `search/shopper-search/v1/organizations/${org}/product-search`],
    ['GET', `${customers}/abc/baskets`],
    ['POST', baskets],
    ['GET', `${baskets}/b1`],
    ['DELETE', `${baskets}/b1`],
    ['POST', `${baskets}/b1/items`],
    ['PATCH', `${baskets}/b1/items/i1`],
    ['DELETE', `${baskets}/b1/items/i1`],
    ['GET', `${baskets}/b1/shipments/me/shipping-methods`],
    ['PATCH', `${baskets}/b1/shipments/me`],
  ])('%s %s', (method, path) => {
    expect(findScapiCall(method, path, org)?.path).toBe(`/${path}`)
  })

  it.each([
    ['another method', 'POST', `${products}/products/1`],
    ['another organization', 'GET', 'product/shopper-products/v1/organizations/f_ecom_other_001/products/1'],
    ['another version', 'POST', `checkout/shopper-baskets/v1/organizations/${org}/baskets`],
    ['the login service', 'POST', `shopper/auth/v1/organizations/${org}/oauth2/token`],
    ['shopper context', 'PUT', `shopper/shopper-context/v1/organizations/${org}/shopper-context/usid`],
    ['a customer record', 'GET', `${customers}/abc`],
    ['registration', 'POST', customers],
    ['orders', 'POST', `checkout/shopper-orders/v1/organizations/${org}/orders`],
    ['a longer path', 'GET', `${products}/products/1/images`],
    ['an empty id', 'GET', `${products}/products/`],
    ['a dot segment', 'GET', `${products}/products/..`],
    ['a leading slash', 'GET', `/${products}/products/1`],
    ['an encoded slash', 'GET', `${products}/products/a%2fb`],
    ['a parameter', 'GET', `${products}/products/a;b`],
    ['a line break', 'GET', `${products}/products/a\nb`],
  ])('refuses %s', (_name, method, path) => {
    expect(findScapiCall(method, path, org)).toBeNull()
  })

  it('never builds a path that leads elsewhere, whatever the id', () => {
    const id = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '%', ';', '?', '#', '@', '2', 'e', 'f', '\n') }),
    )
    fc.assert(
      fc.property(id, (given) => {
        const call = findScapiCall('GET', `${products}/products/${given}`, org)
        if (!call) return
        const url = new URL(`http://platform.example${call.path}`)
        expect(url.pathname).toBe(`/${products}/products/${given}`)
        expect(url.search + url.hash).toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('bodies', () => {
  const entry = (method: string, path: string) => {
    const call = findScapiCall(method, path, org)
    if (!call) throw new Error(`${method} ${path} is not allowed`)
    return call.entry
  }

  it('sends on what is named, and no price', () => {
    const items = entry('POST', `${baskets}/b1/items`)
    const body = [{ productId: 'p1', quantity: 1, price: 0.01, c_hack: true }]
    expect(readScapiBody(items, body)).toEqual([{ productId: 'p1', quantity: 1 }])
  })

  it.each([
    ['a quantity of 0', [{ productId: 'p1', quantity: 0 }]],
    ['a fraction', [{ productId: 'p1', quantity: 1.5 }]],
    ['1000 pieces', [{ productId: 'p1', quantity: 1000 }]],
    ['21 lines', Array.from({ length: 21 }, () => ({ productId: 'p1', quantity: 1 }))],
    ['no array', { productId: 'p1', quantity: 1 }],
    ['an odd id', [{ productId: '../p1', quantity: 1 }]],
  ])('refuses %s', (_name, body) => {
    expect(readScapiBody(entry('POST', `${baskets}/b1/items`), body)).toBeNull()
  })

  it('refuses a body where none belongs', () => {
    expect(readScapiBody(entry('DELETE', `${baskets}/b1`), { a: 1 })).toBeNull()
    expect(readScapiBody(entry('DELETE', `${baskets}/b1`), undefined)).toBeUndefined()
  })
})

describe('queries', () => {
  it('always names our site, and repeats only refine', () => {
    const query = scapiQuery('siteId=other&q=ring&q=watch&refine=a%3D1&refine=b%3D2&c_x=1&we-ird=1', 'ours')
    expect(query?.toString()).toBe('q=ring&refine=a%3D1&refine=b%3D2&c_x=1&siteId=ours')
  })

  it.each([
    ['25 ids', `ids=${Array.from({ length: 25 }, (_, index) => `p${index}`).join(',')}`],
    ['21 refinements', Array.from({ length: 21 }, (_, index) => `refine=a%3D${index}`).join('&')],
    ['31 parameters', Array.from({ length: 31 }, () => 'a=1').join('&')],
    ['a long value', `q=${'x'.repeat(3000)}`],
  ])('refuses %s', (_name, search) => {
    expect(scapiQuery(search, 'ours')).toBeNull()
  })
})
