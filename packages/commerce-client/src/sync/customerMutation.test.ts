import { describe, expect, it } from 'vitest'
import { removeCustomerAddress, updateCustomer } from '../client/shopperCustomers.js'
import { customerOfSession } from '../domain/customer/customerOfSession.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerNothing, answerWith, createFakeRoutes, type FakeAnswer, refuseWith } from '../testing/fakeRoutes.js'
import { basketMutation } from './basketMutation.js'
import { customerMutation } from './customerMutation.js'
import { customerResource } from './customerResource.js'
import { deleteBasket, removeItemFromBasket } from '../client/shopperBaskets.js'

const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const account = { customerId: 'mila', firstName: 'Mia' }

function open(routes: Readonly<Record<string, FakeAnswer>>) {
  const fake = createFakeRoutes(routes)
  return { ...fake, shop: createTestShop({ fetch: fake.fetch, session: mila }) }
}

describe('a mutation of the account', () => {
  it('is sent for the shopper of the session, and returns the account that is read afterwards', async () => {
    const { shop, calls, names } = open({
      'PATCH mila': answerWith({ customerId: 'mila' }),
      'GET mila': answerWith(account),
    })
    const changed = await customerMutation(updateCustomer).run(shop, { body: { firstName: 'Mia' } })
    expect(changed).toEqual(customerOfSession(account, mila))
    expect(names()).toEqual(['GET mila', 'PATCH mila', 'GET mila'])
    expect(calls[1]?.body).toBe('{"firstName":"Mia"}')
    const { query } = calls[2] ?? { query: new URLSearchParams() }
    expect([query.get('c_locale'), query.get('expand')]).toEqual(['de_CH', 'addresses,paymentinstruments'])
  })

  it('invalidates the account alone and is not shown before the platform responds', () => {
    const { invalidates, isOptimistic } = customerMutation(removeCustomerAddress)
    expect([invalidates, isOptimistic]).toEqual([['customer'], false])
  })

  it('is for registered shoppers', () => {
    expect(customerResource.isFor(mila)).toBe(true)
    expect(customerResource.isFor({ ...mila, isGuest: true })).toBe(false)
  })

  it('reads null when there is no account', async () => {
    const { shop } = open({ 'GET mila': refuseWith(404, 'customer-not-found') })
    expect(await customerResource.load(shop, mila)).toBeNull()
  })
})

describe('a mutation of the basket', () => {
  it('invalidates shipping and payment methods too, and is optimistic if the result can be predicted', () => {
    const plain = basketMutation(removeItemFromBasket)
    expect(plain.invalidates).toEqual(['basket', 'shipping_methods', 'payment_methods'])
    expect(plain.isOptimistic).toBe(false)
    expect(basketMutation(removeItemFromBasket, undefined, (now) => now).isOptimistic).toBe(true)
  })

  it('without a response body leaves no basket', async () => {
    const { shop } = open({
      'GET baskets': answerWith({ baskets: [{ basketId: 'b1', currency: 'CHF', c_country: 'CH' }], total: 1 }),
      'DELETE b1': answerNothing,
    })
    expect(await basketMutation(deleteBasket).run(shop, {})).toBeNull()
  })
})
