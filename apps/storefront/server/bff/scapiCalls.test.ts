import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findScapiCall, scapiCalls } from './scapiCalls.js'
import { scapiQuery } from './scapiQuery.js'

const org = 'f_ecom_zzvi_001'
const products = `product/shopper-products/v1/organizations/${org}`
const baskets = `checkout/shopper-baskets/v2/organizations/${org}/baskets`
const customers = `customer/shopper-customers/v1/organizations/${org}/customers`
const orders = `checkout/shopper-orders/v1/organizations/${org}/orders`
const of = (api: string, path: string) => `${api}/organizations/${org}/${path}`

/** Method, path, token kind. Lists every allowed call once. */
const allowed = [
  ['GET', `${products}/products/2104-310-1`, 'visitor'],
  ['GET', `${products}/products`, 'visitor'],
  ['GET', `${products}/categories/watches-mens`, 'shared'],
  ['GET', `${products}/categories`, 'shared'],
  ['GET', of('search/shopper-search/v1', 'search-suggestions'), 'visitor'],
  ['GET', of('search/shopper-search/v1', 'product-search'), 'visitor'],
  ['GET', of('pricing/shopper-promotions/v1', 'promotions'), 'visitor'],
  ['GET', of('pricing/shopper-promotions/v1', 'promotions/campaigns/c1'), 'visitor'],
  ['GET', of('store/shopper-stores/v1', 'stores'), 'shared'],
  ['GET', of('store/shopper-stores/v1', 'store-search'), 'shared'],
  ['GET', of('custom/stores/v1', 'stores'), 'shared'],
  ['GET', of('custom/stores/v1', 'geocode'), 'shared'],
  ['POST', of('custom/emails/v1', 'send'), 'session'],
  ['POST', of('custom/notifications/v1', 'back-in-stock'), 'session'],
  ['POST', of('pricing/shopper-gift-certificates/v1', 'gift-certificate'), 'session'],
  ['GET', `${customers}/abc/baskets`, 'session'],
  ['POST', baskets, 'session'],
  ['POST', `${baskets}/actions/merge`, 'session'],
  ['POST', `${baskets}/actions/transfer`, 'session'],
  ['GET', `${baskets}/b1`, 'session'],
  ['DELETE', `${baskets}/b1`, 'session'],
  ['PUT', `${baskets}/b1/customer`, 'session'],
  ['POST', `${baskets}/b1/items`, 'session'],
  ['PATCH', `${baskets}/b1/items/i1`, 'session'],
  ['DELETE', `${baskets}/b1/items/i1`, 'session'],
  ['POST', `${baskets}/b1/gift-certificate-items`, 'session'],
  ['PATCH', `${baskets}/b1/gift-certificate-items/g1`, 'session'],
  ['DELETE', `${baskets}/b1/gift-certificate-items/g1`, 'session'],
  ['POST', `${baskets}/b1/shipments`, 'session'],
  ['PATCH', `${baskets}/b1/shipments/me`, 'session'],
  ['DELETE', `${baskets}/b1/shipments/s2`, 'session'],
  ['GET', `${baskets}/b1/shipments/me/shipping-methods`, 'session'],
  ['PUT', `${baskets}/b1/shipments/me/shipping-method`, 'session'],
  ['PUT', `${baskets}/b1/shipments/me/shipping-address`, 'session'],
  ['PUT', `${baskets}/b1/billing-address`, 'session'],
  ['POST', `${baskets}/b1/coupons`, 'session'],
  ['DELETE', `${baskets}/b1/coupons/c1`, 'session'],
  ['GET', `${baskets}/b1/payment-methods`, 'session'],
  ['POST', `${baskets}/b1/payment-instruments`, 'session'],
  ['PATCH', `${baskets}/b1/payment-instruments/p1`, 'session'],
  ['DELETE', `${baskets}/b1/payment-instruments/p1`, 'session'],
  ['POST', orders, 'session'],
  ['GET', `${orders}/00000101`, 'session'],
  ['POST', `${orders}/00000101/lookup`, 'session'],
  ['GET', `${customers}/abc`, 'registered'],
  ['PATCH', `${customers}/abc`, 'registered'],
  ['PUT', `${customers}/abc/password`, 'registered'],
  ['GET', `${customers}/abc/orders`, 'session'],
  ['POST', `${customers}/abc/addresses`, 'registered'],
  ['GET', `${customers}/abc/addresses/B%C3%BCro%201`, 'registered'],
  ['PATCH', `${customers}/abc/addresses/home`, 'registered'],
  ['DELETE', `${customers}/abc/addresses/home`, 'registered'],
  ['POST', `${customers}/abc/payment-instruments`, 'registered'],
  ['GET', `${customers}/abc/payment-instruments/p1`, 'registered'],
  ['PATCH', `${customers}/abc/payment-instruments/p1`, 'registered'],
  ['DELETE', `${customers}/abc/payment-instruments/p1`, 'registered'],
  ['GET', `${customers}/abc/product-lists`, 'session'],
  ['POST', `${customers}/abc/product-lists`, 'session'],
  ['GET', `${customers}/abc/product-lists/l1`, 'session'],
  ['DELETE', `${customers}/abc/product-lists/l1`, 'session'],
  ['POST', `${customers}/abc/product-lists/l1/items`, 'session'],
  ['GET', `${customers}/abc/product-lists/l1/items/i1`, 'session'],
  ['PATCH', `${customers}/abc/product-lists/l1/items/i1`, 'session'],
  ['DELETE', `${customers}/abc/product-lists/l1/items/i1`, 'session'],
] as const

describe('allowed platform calls', () => {
  it.each(allowed)('%s %s with a token of kind %s', (method, path, auth) => {
    const call = findScapiCall(method, path, org)
    expect(call?.path).toBe(`/${path}`)
    expect(call?.entry.auth).toBe(auth)
  })

  it('are all listed in this table', () => {
    const tested = new Set(allowed.map(([method, path]) => findScapiCall(method, path, org)?.entry))
    expect(scapiCalls.filter((entry) => !tested.has(entry))).toEqual([])
    expect(allowed).toHaveLength(scapiCalls.length)
  })

  it.each(
    allowed.flatMap(([method, path]) => [
      [method, `${path}/a/b/c`],
      [method, path.replace(org, 'f_ecom_other_001')],
      [method, path.replace(/\/v(\d)\//, '/v9/')],
      [method, `/${path}`],
      [method, `${path}%2f`],
      [method, path.replace('/organizations/', '/Organizations/')],
      ['HEAD', path],
    ]),
  )('refuses %s %s', (method, path) => {
    expect(findScapiCall(method, path, org)).toBeNull()
  })

  it.each([
    ['another method', 'POST', `${products}/products/1`],
    ['another version', 'POST', of('checkout/shopper-baskets/v1', 'baskets')],
    ['the login service', 'POST', of('shopper/auth/v1', 'oauth2/token')],
    ['reading shopper context', 'GET', of('shopper/shopper-context/v1', 'shopper-context/usid')],
    ['writing shopper context', 'PUT', of('shopper/shopper-context/v1', 'shopper-context/usid')],
    ['changing shopper context', 'PATCH', of('shopper/shopper-context/v1', 'shopper-context/usid')],
    ['site preferences', 'GET', of('custom/preferences/v1', 'site-custom-preferences')],
    ['customer groups, which have an endpoint of their own', 'GET', of('custom/session/v1', 'customer-groups')],
    ['registration, which has an endpoint of its own', 'POST', customers],
    ['the list of customers', 'GET', customers],
    ['deleting a customer', 'DELETE', `${customers}/abc`],
    ['a new password without the old one', 'POST', `${customers}/password/actions/reset`],
    ['a reset token', 'POST', `${customers}/password/actions/create-reset-token`],
    ['public lists of others', 'GET', of('customer/shopper-customers/v1', 'product-lists')],
    ['the basket itself', 'PATCH', `${baskets}/b1`],
    ['a price', 'POST', `${baskets}/b1/price-adjustments`],
    ['price books', 'PUT', `${baskets}/b1/price-books`],
    ['taxes', 'PUT', `${baskets}/b1/taxes`],
    ['the tax of an item', 'PUT', `${baskets}/b1/items/i1/taxes`],
    ['an agent', 'PUT', `${baskets}/b1/agent`],
    ['the storefront flag', 'PUT', `${baskets}/b1/storefront`],
    ['another action', 'POST', `${baskets}/actions/promote`],
    ['promotion of a basket', 'POST', `${baskets}/b1/actions/promote`],
    ['a list of orders', 'GET', orders],
    ['failing an order', 'POST', `${orders}/1/actions/fail`],
    ['taxes of an order', 'PUT', `${orders}/1/taxes`],
    ['an order status', 'PATCH', `${orders}/1`],
    ['a longer path', 'GET', `${products}/products/1/images`],
    ['an empty id', 'GET', `${products}/products/`],
    ['a dot segment', 'GET', `${products}/products/..`],
    ['an encoded slash', 'GET', `${products}/products/a%2fb`],
    ['a parameter', 'GET', `${products}/products/a;b`],
    ['a line break', 'GET', `${products}/products/a\nb`],
    ['an id of 101 characters', 'GET', `${products}/products/${'a'.repeat(101)}`],
    ['an encoded slash in a name', 'GET', `${customers}/abc/addresses/a%2Fb`],
    ['dots as a name', 'GET', `${customers}/abc/addresses/..`],
    ['encoded dots as a name', 'GET', `${customers}/abc/addresses/%2e%2e`],
    ['another spelling of a name', 'GET', `${customers}/abc/addresses/%61bc`],
    ['a line break in a name', 'GET', `${customers}/abc/addresses/a%0Ab`],
    ['a name that is not valid UTF-8', 'GET', `${customers}/abc/addresses/%ff`],
  ])('refuses %s', (_name, method, path) => {
    expect(findScapiCall(method, path, org)).toBeNull()
  })

  it.each([
    [`${products}/products`, 'GET'],
    [`${customers}/abc/addresses`, 'DELETE'],
  ])('never builds a path outside %s, whatever the id', (folder, method) => {
    const id = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '%', ';', '?', '#', '@', '2', 'e', 'f', '\n', ' ') }),
    )
    fc.assert(
      fc.property(id, (given) => {
        const call = findScapiCall(method, `${folder}/${given}`, org)
        if (!call) return
        const url = new URL(`http://platform.example${call.path}`)
        expect(url.pathname).toBe(`/${folder}/${given}`)
        expect(url.search + url.hash).toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('query parameters', () => {
  it('always contain our site id, and repeat only refine', () => {
    const search = 'siteId=other&q=ring&q=watch&refine=a%3D1&refine=b%3D2&c_x=1&c_customerGroups=staff&we-ird=1'
    const query = scapiQuery(search, 'ours', null)
    expect(query?.toString()).toBe('q=ring&refine=a%3D1&refine=b%3D2&c_x=1&siteId=ours')
  })

  it.each([
    ['POST', baskets, 'taxMode=external&temporary=true&locale=de-CH&currency=CHF', 'locale=de-CH&currency=CHF'],
    ['POST', `${baskets}/actions/merge`, 'createDestinationBasket=true&x=1', 'createDestinationBasket=true'],
    ['GET', `${customers}/abc`, 'expand=addresses&c_locale=de_CH&c_admin=1', 'expand=addresses&c_locale=de_CH'],
    ['GET', `${customers}/abc/orders`, 'limit=5&crossSites=true&siteId=x', 'limit=5'],
    ['GET', `${products}/products`, 'ids=a%2Cb&c_anything=1', 'ids=a%2Cb&c_anything=1'],
  ])('of %s %s: %s → %s', (method, path, search, expected) => {
    const names = findScapiCall(method, path, org)?.entry.query
    if (names === undefined) throw new Error(`${method} ${path} is not allowed`)
    expect(scapiQuery(search, 'ours', names)?.toString()).toBe(`${expected}&siteId=ours`)
  })

  it.each([
    ['25 ids', `ids=${Array.from({ length: 25 }, (_, index) => `p${index}`).join(',')}`],
    ['21 refinements', Array.from({ length: 21 }, (_, index) => `refine=a%3D${index}`).join('&')],
    ['31 parameters', Array.from({ length: 31 }, () => 'a=1').join('&')],
    ['a long value', `q=${'x'.repeat(3000)}`],
  ])('are refused with %s', (_name, search) => {
    expect(scapiQuery(search, 'ours', null)).toBeNull()
  })
})
