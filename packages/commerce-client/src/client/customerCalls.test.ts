import { describe, expect, it } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch } from '../testing/fakeFetch.js'
import { createScapiClient } from './createScapiClient.js'
import type { ScapiClient } from './operation.js'
import * as lists from './productLists.js'
import * as customers from './shopperCustomers.js'
import * as orders from './shopperOrders.js'

const C = '/customer/shopper-customers/v1~/customers'
const O = '/checkout/shopper-orders/v1~/orders'
const inLocale = '?locale=de-CH'
const inBasket = { basketId: 'b' }
const ofCustomer = { customerId: 'c' }
const address = { ...ofCustomer, addressName: 'home' }
const card = { ...ofCustomer, paymentInstrumentId: 'p' }
const inList = { ...ofCustomer, listId: 'l' }
const entry = { ...inList, itemId: 'i' }
const person = { firstName: 'Mila', lastName: 'Brandt', email: 'mila@example.com' }

const market = { baseUrl: '', organizationId: 'org', siteId: 'demo-master', locale: 'de-CH', currency: 'CHF' }
const anything = { id: 'x', customerId: 'c', addressId: 'a', paymentInstrumentId: 'p', orderNo: '1', total: 0 }

describe('customer, product list and order calls', () => {
  it.each<CallRow<ScapiClient>>([
    row(orders.createOrder, { body: inBasket }, `POST ${O}${inLocale}`),
    row(orders.getOrder, { orderNo: '1' }, `GET ${O}/1${inLocale}`),
    row(orders.guestOrderLookup, { orderNo: '1', body: { email: person.email } }, `POST ${O}/1/lookup${inLocale}`),
    row(
      orders.failOrder,
      { orderNo: '1', reopenBasket: true, body: { reasonCode: 'payment_auth_failure' } },
      `POST ${O}/1/actions/fail?reopenBasket=true`,
    ),
    row(orders.getCustomerOrders, { ...ofCustomer, limit: 5 }, `GET ${C}/c/orders?limit=5`),
    row(
      customers.getCustomer,
      { ...ofCustomer, expand: ['addresses'], c_locale: 'de_CH' },
      `GET ${C}/c?expand=addresses&c_locale=de_CH`,
    ),
    row(
      customers.registerCustomer,
      { body: { customer: { ...person, login: person.email }, password: 'x' } },
      `POST ${C}`,
    ),
    row(customers.updateCustomer, { ...ofCustomer, body: { firstName: 'Mila' } }, `PATCH ${C}/c`),
    row(
      customers.updateCustomerPassword,
      { ...ofCustomer, body: { currentPassword: 'x', password: 'y' } },
      `PUT ${C}/c/password`,
    ),
    row(
      customers.createCustomerAddress,
      { ...ofCustomer, body: { addressId: 'home', lastName: 'Brandt', countryCode: 'CH' } },
      `POST ${C}/c/addresses`,
    ),
    row(customers.getCustomerAddress, address, `GET ${C}/c/addresses/home`),
    row(customers.updateCustomerAddress, { ...address, body: { city: 'Bern' } }, `PATCH ${C}/c/addresses/home`),
    row(customers.removeCustomerAddress, address, `DELETE ${C}/c/addresses/home`),
    row(
      customers.createCustomerPaymentInstrument,
      { ...ofCustomer, body: { paymentMethodId: 'CREDIT_CARD' } },
      `POST ${C}/c/payment-instruments`,
    ),
    row(customers.getCustomerPaymentInstrument, card, `GET ${C}/c/payment-instruments/p`),
    row(
      customers.updateCustomerPaymentInstrument,
      { ...card, body: { default: true } },
      `PATCH ${C}/c/payment-instruments/p`,
    ),
    row(customers.deleteCustomerPaymentInstrument, card, `DELETE ${C}/c/payment-instruments/p`),
    row(lists.getCustomerProductLists, ofCustomer, `GET ${C}/c/product-lists`),
    row(lists.createCustomerProductList, { ...ofCustomer, body: { type: 'wish_list' } }, `POST ${C}/c/product-lists`),
    row(lists.getCustomerProductList, inList, `GET ${C}/c/product-lists/l`),
    row(
      lists.createCustomerProductListItem,
      { ...inList, body: { quantity: 1, public: false, priority: 1, type: 'product', productId: 'p' } },
      `POST ${C}/c/product-lists/l/items`,
    ),
    row(
      lists.updateCustomerProductListItem,
      { ...entry, body: { quantity: 2, public: false, priority: 1 } },
      `PATCH ${C}/c/product-lists/l/items/i`,
    ),
    row(lists.deleteCustomerProductListItem, entry, `DELETE ${C}/c/product-lists/l/items/i`),
  ])('send $sends', async ({ run, sends, body }) => {
    const fake = createFakeFetch(() => Response.json(anything))
    await run(createScapiClient({ ...market, fetch: fake.fetch }))
    expect(fake.calls.map(sentBy)).toEqual([sends])
    expect(fake.calls[0]?.body).toBe(body)
  })
})

describe('failOrder', () => {
  const fail = async (answer: Response) => {
    const fake = createFakeFetch(() => answer)
    const client = createScapiClient({ ...market, fetch: fake.fetch })
    return orders.failOrder(client, { orderNo: '1', body: { reasonCode: 'payment_auth_failure' } })
  }

  it('returns the id of the reopened basket from the Location', async () => {
    const location = 'https://shop.test/checkout/shopper-baskets/v2/organizations/org/baskets/b-2?siteId=demo'
    expect(await fail(new Response(null, { status: 201, headers: { location } }))).toBe('b-2')
  })

  it('returns null when no basket was reopened', async () => {
    expect(await fail(new Response(null, { status: 204 }))).toBe(null)
  })
})
