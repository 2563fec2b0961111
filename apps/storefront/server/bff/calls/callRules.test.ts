import { describe, expect, it } from 'vitest'
import { findScapiCall, scapiCalls } from '../scapiCalls.js'
import { type CallEntry, callLimits } from './callEntry.js'

const org = 'f_ecom_zzvi_001'
const baskets = `checkout/shopper-baskets/v2/organizations/${org}/baskets`
const basket = `${baskets}/b1`
const customer = `customer/shopper-customers/v1/organizations/${org}/customers/abc`
const orders = `checkout/shopper-orders/v1/organizations/${org}/orders`
const certificates = `pricing/shopper-gift-certificates/v1/organizations/${org}/gift-certificate`
const mails = `custom/emails/v1/organizations/${org}/send`
const notices = `custom/notifications/v1/organizations/${org}/back-in-stock`
const stores = `store/shopper-stores/v1/organizations/${org}`
const search = `search/shopper-search/v1/organizations/${org}`
const products = `product/shopper-products/v1/organizations/${org}`

function entryOf(call: string): CallEntry {
  const [method = '', path = ''] = call.split(' ')
  const entry = findScapiCall(method, path, org)?.entry
  if (!entry) throw new Error(`${call} is not allowed`)
  return entry
}

describe('query parameters', () => {
  const named = [
    [`POST ${baskets}/actions/merge`, ['createDestinationBasket', 'productItemMergeMode']],
    [`POST ${baskets}/actions/transfer`, ['overrideExisting', 'merge']],
    [`PUT ${basket}/shipments/me/shipping-address`, ['useAsBilling']],
    [`PUT ${basket}/billing-address`, ['useAsShipping']],
    [`GET ${customer}`, ['expand', 'c_locale']],
    [`GET ${customer}/orders`, ['limit', 'offset', 'status', 'from', 'until']],
    [`GET ${orders}/1`, ['expand']],
    [`POST ${orders}/1/lookup`, ['expand']],
  ] as const

  it.each(named)('of %s: %j', (call, names) => {
    expect(entryOf(call).query).toEqual(names)
  })

  it('are unrestricted for public reads, and not allowed for all other calls', () => {
    const known = new Set(named.map(([call]) => entryOf(call)))
    const others = scapiCalls.filter((entry) => !known.has(entry))
    const isPublic = ({ auth }: CallEntry) => auth === 'visitor' || auth === 'shared'
    expect(others.filter((entry) => isPublic(entry) && entry.query !== null)).toEqual([])
    expect(others.filter((entry) => !isPublic(entry) && entry.query?.length !== 0)).toEqual([])
  })
})

describe('limits', () => {
  it.each([
    [`POST ${basket}/coupons`, 10, 600, 40],
    [`POST ${certificates}`, 10, 600, 40],
    [`POST ${orders}/1/lookup`, 10, 600, 40],
    [`PUT ${customer}/password`, 5, 600, 20],
    [`POST ${mails}`, 5, 600, 20],
    [`POST ${notices}`, 5, 600, 20],
    [`POST ${orders}`, 30, 60, 120],
    [`GET ${orders}/1`, 30, 60, 120],
    [`GET ${products}/products/1`, 240, 60, 2400],
    [`GET ${products}/categories/1`, 240, 60, 2400],
    [`GET pricing/shopper-promotions/v1/organizations/${org}/promotions`, 240, 60, 2400],
    [`GET ${search}/product-search`, 120, 60, 1200],
    [`GET ${search}/search-suggestions`, 60, 60, 600],
    [`GET ${stores}/stores`, 60, 60, 600],
    [`GET ${stores}/store-search`, 60, 60, 600],
    [`GET custom/stores/v1/organizations/${org}/stores`, 60, 60, 600],
    [`GET custom/stores/v1/organizations/${org}/geocode`, 60, 60, 600],
  ])('%s: %i calls in %i seconds, %i from one address', (call, max, seconds, perAddress) => {
    expect(callLimits[entryOf(call).limit]).toEqual({ max, seconds, perAddress })
  })

  it.each([
    ['basket', `PATCH ${basket}/items/i1`, 'basket'],
    ['basket reading', `GET ${basket}`, 'basketReading'],
    ['basket reading', `GET ${customer}/baskets`, 'basketReading'],
    ['basket reading', `GET ${basket}/payment-methods`, 'basketReading'],
    ['account', `GET ${customer}/addresses/home`, 'account'],
    ['wishlist', `DELETE ${customer}/product-lists/l1`, 'wishlist'],
    ['place', `GET ${stores}/stores`, 'place'],
    ['suggestion', `GET ${search}/search-suggestions`, 'suggest'],
  ])('calls of a group share one: %s, %s', (_group, call, limit) => {
    expect(entryOf(call).limit).toBe(limit)
  })

  it('exist for every call', () => {
    expect(scapiCalls.filter(({ limit }) => callLimits[limit] === undefined)).toEqual([])
  })

  it.each([
    [`POST ${basket}/payment-instruments`, { giftCertificateCode: 'X' }, 'guess'],
    [`PATCH ${basket}/payment-instruments/p1`, { giftCertificateCode: 'X', amount: 1 }, 'guess'],
    [`POST ${basket}/payment-instruments`, { amount: 1 }, null],
    [`PATCH ${customer}`, { currentPassword: 'old', email: 'a@b.example' }, 'password'],
    [`PATCH ${customer}`, { firstName: 'Mila' }, null],
    [`PATCH ${customer}`, null, null],
  ])('of %s with %j: %s', (call, body, expected) => {
    expect(entryOf(call).bodyLimit?.(body)).toBe(expected)
  })
})

describe('calls that depend on the session', () => {
  it('are merging, transferring and ordering a basket', () => {
    expect(scapiCalls.filter(({ isOwn }) => isOwn).map(({ path }) => path)).toEqual([
      'baskets/actions/merge',
      'baskets/actions/transfer',
      'orders',
    ])
  })
})

describe('keys of repeated writes', () => {
  it('are accepted by the platform for mails only', () => {
    expect(scapiCalls.filter(({ takesKey }) => takesKey).map(({ path }) => path)).toEqual(['send', 'back-in-stock'])
  })
})

describe('robots', () => {
  it.each([
    [{ website: 'http://spam.example' }, true],
    [{ fields: { website: 'http://spam.example' } }, true],
    [{ website: '' }, false],
    [{ fields: { website: '' } }, false],
    [{ fields: { firstName: 'Mila' } }, false],
    [{ fields: null }, false],
    [{}, false],
    [null, false],
    ['website', false],
    [undefined, false],
  ])('are recognised by the hidden field: %j is %s', (body, expected) => {
    for (const call of [`POST ${mails}`, `POST ${notices}`]) expect(entryOf(call).isRobot?.(body)).toBe(expected)
  })
})

describe('credentials', () => {
  const proved = { password: 'old', provedBy: 'old' }
  it.each([
    ['PATCH', '', { email: 'a@b.example', currentPassword: 'old' }, proved],
    ['PATCH', '', { login: 'a@b.example', currentPassword: 'old' }, proved],
    ['PATCH', '', { phoneMobile: '079', currentPassword: 'old' }, proved],
    ['PATCH', '', { firstName: 'Mila', currentPassword: 'old' }, null],
    ['PATCH', '', { email: 'a@b.example' }, null],
    ['PATCH', '', undefined, null],
    ['PUT', '/password', { currentPassword: 'old', password: 'new' }, { password: 'new', provedBy: null }],
    ['PUT', '/password', { password: 'new' }, null],
    ['PUT', '/password', undefined, null],
  ])('%s %s with %j: %j', (method, path, body, expected) => {
    expect(entryOf(`${method} ${customer}${path}`).credentials?.(body)).toEqual(expected)
  })

  it('are changed by these two calls only', () => {
    expect(scapiCalls.filter(({ credentials }) => credentials).map(({ method }) => method)).toEqual(['PATCH', 'PUT'])
  })
})
