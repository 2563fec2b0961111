import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'
import { QUOTAS } from './customerFields.js'

const API = 'customer/shopper-customers/v1'
const { mila } = SEEDED_CUSTOMER_IDS
const ADDRESS = { addressId: 'a', lastName: 'Brandt', countryCode: 'CH' }
const ITEM = { quantity: 1, public: false, priority: 1, type: 'product', productId: TEST_IDS.steelWatch }

const WRITES = [
  ['POST', ''],
  ['PATCH', '/{id}'],
  ['PUT', '/{id}/password'],
  ['POST', '/{id}/addresses'],
  ['PATCH', '/{id}/addresses/Home'],
  ['POST', '/{id}/payment-instruments'],
  ['POST', '/{id}/product-lists'],
  ['POST', '/{id}/product-lists/{list}/items'],
  ['PATCH', '/{id}/product-lists/{list}'],
] as const

const READS = [
  ['GET', ''],
  ['GET', '/addresses/Home'],
  ['DELETE', '/addresses/Home'],
  ['GET', '/payment-instruments/x'],
  ['DELETE', '/payment-instruments/x'],
  ['GET', '/product-lists'],
  ['GET', '/product-lists/x'],
  ['DELETE', '/product-lists/x'],
  ['GET', '/product-lists/x/items/y'],
  ['DELETE', '/product-lists/x/items/y'],
] as const

describe('Shopper Customers and bad input', () => {
  let sandbox: TestSandbox
  let owner: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    owner = await sandbox.loginCustomer('mila.brandt@example.com')
  })
  afterEach(() => sandbox.app.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object | string) =>
    owner.call(method, API, `customers${path}`, body)
  const listId = () => String(sandbox.commerce.productLists.all(mila)[0]?.listId)
  const fill = (path: string) => path.replace('{id}', mila).replace('{list}', listId())

  it.each(WRITES)('%s %s answers 400 to bodies that are not objects', async (method, path) => {
    for (const body of ['[]', '"text"', '1', 'true', 'null', '{"broken":']) {
      const answer = await call(method, fill(path), body)
      expect([body, answer.statusCode]).toEqual([body, 400])
      expect(answer.headers['content-type']).toContain('application/problem+json')
    }
  })

  it.each([
    ['PATCH', '', { firstName: 1 }],
    ['PATCH', '', { firstName: { $ne: null } }],
    ['PATCH', '', { gender: 1.5 }],
    ['PATCH', '', { gender: 3 }],
    ['PATCH', '', { birthday: '22.11.1980' }],
    ['PATCH', '', { birthday: '1980-02-30' }],
    ['PATCH', '', { c_loyaltyOptIn: 'true' }],
    ['PATCH', '', { email: 'a@b' }],
    ['PATCH', '', { email: `${'a'.repeat(60_000)}@` }],
    ['PATCH', '', { phoneHome: '1'.repeat(33) }],
    ['PATCH', '', { firstName: '\ud800' }],
    ['PUT', '/password', { currentPassword: 1, password: 'Another-2026!' }],
    ['PUT', '/password', { currentPassword: 'x', password: ['Another-2026!'] }],
    ['PUT', '/password', { currentPassword: 'x' }],
    ['POST', '/addresses', { ...ADDRESS, countryCode: 'ch' }],
    ['POST', '/addresses', { ...ADDRESS, countryCode: 'CHE' }],
    ['POST', '/addresses', { ...ADDRESS, preferred: 1 }],
    ['POST', '/addresses', { ...ADDRESS, addressId: ' ' }],
    ['POST', '/addresses', { ...ADDRESS, c_text: 'x'.repeat(5000) }],
    ['PATCH', '/addresses/Home', { lastName: null }],
    ['PATCH', '/addresses/Home', { addressId: 'Studio' }],
    ['POST', '/product-lists', { type: 'shopping' }],
    ['POST', '/product-lists', {}],
    ['POST', '/product-lists', { type: 'wish_list', event: 'wedding' }],
    ['POST', '/product-lists', { type: 'gift_registry', event: { type: 'wedding', date: '2026-06-01' } }],
    ['POST', '/product-lists/{list}/items', { ...ITEM, quantity: '1' }],
    ['POST', '/product-lists/{list}/items', { ...ITEM, productId: { id: 1 } }],
    ['POST', '/product-lists/{list}/items', { ...ITEM, type: 'service' }],
  ] as const)('%s %s refuses %o', async (method, path, body) => {
    const answer = await call(method, `/${mila}${fill(path)}`, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ title: expect.any(String), detail: expect.any(String) })
  })

  it.each(['{"__proto__":{"isStaff":true}}', '{"constructor":{"prototype":{"isStaff":true}}}'])(
    'refuses %s',
    async (body) => {
      expect((await call('PATCH', `/${mila}`, body)).statusCode).toBe(400)
      expect(Reflect.get({}, 'isStaff')).toBeUndefined()
    },
  )

  it('drops fields that a shopper may not write', async () => {
    const body = {
      customerNo: '1',
      customerId: 'x',
      enabled: false,
      credentialsVersion: 99,
      customerGroups: ['staff-sale'],
      c_isStaffSale: true,
      c_sscid: 'x',
    }
    const before = sandbox.commerce.customers.find(mila)
    expect((await call('PATCH', `/${mila}`, body)).statusCode).toBe(200)
    expect(sandbox.commerce.customers.find(mila)).toEqual(before)
  })

  it('clears a field with null and keeps fields that are not sent', async () => {
    await call('PATCH', `/${mila}`, { phoneHome: null })
    const customer = (await call('GET', `/${mila}?expand=none`)).json<Record<string, unknown>>()
    expect(customer).not.toHaveProperty('phoneHome')
    expect(customer).toMatchObject({ phoneMobile: '+41 79 000 00 21', firstName: 'Mila' })
  })

  it.each(READS)('%s {foreign id}%s does not reveal whether a customer exists', async (method, rest) => {
    const foreign = await call(method, `/${SEEDED_CUSTOMER_IDS.staff}${rest}`)
    const unknown = await call(method, `/abUnknownCustomer000000001${rest}`)
    expect(foreign.statusCode).toBe(400)
    expect(foreign.json()).toMatchObject({ title: 'Invalid Customer' })
    expect(foreign.body).toBe(unknown.body)
  })

  it("does not accept the previous guest id as the customer's after login", async () => {
    const guest = await sandbox.login()
    const customer = await sandbox.loginCustomer('jonas.holm@example.com', guest.usid)
    const answer = await customer.call('GET', API, `customers/${guest.customerId}/product-lists`)
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    ['a repeated expand', 'expand=addresses&expand=paymentinstruments', 200],
    ['a joined expand, encoded twice', 'expand=addresses%252Cpaymentinstruments', 200],
    ['unknown parameters', 'foo=1&c_locale=de_CH&c_locale=fr_CH', 200],
    ['an unknown expansion among known ones', 'expand=addresses,orders', 400],
    ['a prototype as expansion', 'expand=__proto__', 400],
  ])('reads %s', async (_name, query, status) => {
    expect((await call('GET', `/${mila}?${query}`)).statusCode).toBe(status)
  })

  it.each([
    ['a NUL', '%00'],
    ['dot segments', '..%2f..'],
    ['an encoded percent sign', '%25'],
    ['2,000 characters', 'x'.repeat(2000)],
    ['SQL', "' OR 1=1 --"],
  ])('finds no address whose name is %s', async (_name, name) => {
    const answer = await call('GET', `/${mila}/addresses/${encodeURIComponent(name)}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ title: 'Not Found' })
  })

  it('limits the lists, items and addresses of a customer', async () => {
    for (let n = sandbox.commerce.productLists.all(mila).length; n < QUOTAS.productLists; n += 1) {
      expect((await call('POST', `/${mila}/product-lists`, { type: 'wish_list' })).statusCode).toBe(200)
    }
    const list = await call('POST', `/${mila}/product-lists`, { type: 'wish_list' })
    expect([list.statusCode, list.json().type]).toEqual([400, expect.stringMatching(/product-lists-quota-exceeded$/)])

    const [stored] = sandbox.commerce.productLists.all(mila)
    if (!stored) throw new Error('The seed has no list.')
    const items = Array.from({ length: QUOTAS.listItems }, (_, n) => ({ itemId: `item-${n}`, data: ITEM }))
    sandbox.commerce.productLists.save(mila, { ...stored, items })
    const item = await call('POST', `/${mila}/product-lists/${stored.listId}/items`, ITEM)
    expect([item.statusCode, item.json().type]).toEqual([400, expect.stringMatching(/list-items-quota-exceeded$/)])

    for (let n = sandbox.commerce.addresses.all(mila).length; n < QUOTAS.addresses; n += 1) {
      await call('POST', `/${mila}/addresses`, { ...ADDRESS, addressId: `a${n}` })
    }
    const address = await call('POST', `/${mila}/addresses`, ADDRESS)
    expect([address.statusCode, address.json().type]).toEqual([400, expect.stringMatching(/addresses-quota-exceeded$/)])
  })

  it('keeps one record when two registrations of a login run in parallel', async () => {
    const guest = await sandbox.login()
    const login = 'race@example.com'
    const body = { customer: { login, email: login, lastName: 'Race' }, password: 'Vitrine-2027!' }
    const register = () => guest.call('POST', API, 'customers', body)
    const answers = await Promise.all([register(), register()])
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400'])
  })
})
