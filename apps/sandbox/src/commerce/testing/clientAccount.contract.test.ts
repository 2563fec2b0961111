import * as lists from '@vitrine/commerce-client/client/productLists'
import * as customers from '@vitrine/commerce-client/client/shopperCustomers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { listenForUs, type OurSandbox, type OurShopper } from './ourClient.js'

describe('our client on accounts and wish lists', () => {
  let sandbox: OurSandbox
  let guest: OurShopper
  let customer: OurShopper
  beforeAll(async () => {
    sandbox = await listenForUs()
    guest = await sandbox.guest()
    const login = 'ida.lund@example.com'
    const person = { login, email: login, firstName: 'Ida', lastName: 'Lund' }
    await customers.registerCustomer(guest.client, { body: { customer: person, password: SEEDED_PASSWORD } })
    customer = await sandbox.customer(login, guest.tokens.usid)
  })
  afterAll(() => sandbox.app.close())

  it('registers, reads and changes a customer', async () => {
    const { client, customerId } = customer
    expect(await customers.getCustomer(guest.client, { customerId: guest.customerId })).toBeNull()
    const read = { customerId, expand: ['addresses', 'paymentinstruments'], c_locale: 'de_CH' }
    expect(await customers.getCustomer(client, read)).toMatchObject({ customerId, firstName: 'Ida' })
    const renamed = await customers.updateCustomer(client, { customerId, body: { firstName: 'Idun' } })
    expect(renamed).toMatchObject({ customerId, firstName: 'Idun', lastName: 'Lund' })
    const again = customers.registerCustomer(guest.client, {
      body: {
        customer: { login: 'ida.lund@example.com', email: 'ida.lund@example.com', lastName: 'Lund' },
        password: SEEDED_PASSWORD,
      },
    })
    await expect(again).rejects.toMatchObject({ kind: 'validation' })
  })

  it('manages an address book', async () => {
    const { client, customerId } = customer
    const entry = { customerId, addressName: 'Home by the lake' }
    const body = { addressId: entry.addressName, lastName: 'Lund', countryCode: 'DK', city: 'Aarhus' }
    expect(await customers.createCustomerAddress(client, { customerId, body })).toMatchObject(body)
    expect(await customers.getCustomerAddress(client, entry)).toMatchObject(body)
    const moved = await customers.updateCustomerAddress(client, { ...entry, body: { city: 'Odense' } })
    expect(moved).toMatchObject({ ...body, city: 'Odense' })
    expect(await customers.removeCustomerAddress(client, entry)).toBeUndefined()
    expect(await customers.getCustomerAddress(client, entry)).toBeNull()
  })

  it('manages payment instruments', async () => {
    const { client, customerId } = customer
    const paymentCard = {
      cardType: 'Visa',
      holder: 'Ida Lund',
      number: '4111111111111111',
      expirationMonth: 9,
      expirationYear: 2030,
    }
    const body = { paymentMethodId: 'CREDIT_CARD', paymentCard }
    const saved = await customers.createCustomerPaymentInstrument(client, { customerId, body })
    expect(JSON.stringify(saved)).not.toContain(paymentCard.number)
    const card = { customerId, paymentInstrumentId: saved.paymentInstrumentId ?? '' }
    const longer = { ...card, body: { paymentCard: { expirationYear: 2031 } } }
    expect(await customers.updateCustomerPaymentInstrument(client, longer)).toMatchObject({
      paymentCard: { expirationYear: 2031 },
    })
    expect(await customers.getCustomerPaymentInstrument(client, card)).toMatchObject({
      paymentCard: { holder: 'Ida Lund' },
    })
    expect(await customers.deleteCustomerPaymentInstrument(client, card)).toBeUndefined()
    expect(await customers.getCustomerPaymentInstrument(client, card)).toBeNull()
  })

  it.each([
    ['a guest', () => guest],
    ['a customer', () => customer],
  ])('manages the wish list of %s', async (_, shopper) => {
    const { client, customerId } = shopper()
    const list = await lists.createCustomerProductList(client, { customerId, body: { type: 'wish_list' } })
    const inList = { customerId, listId: list.id ?? '' }
    const piece = { quantity: 1, public: false, priority: 1, type: 'product', productId: '2104-310-1' } as const
    const { id: itemId = '' } = await lists.createCustomerProductListItem(client, { ...inList, body: piece })
    const more = { ...inList, itemId, body: { quantity: 2, public: false, priority: 1 } }
    expect(await lists.updateCustomerProductListItem(client, more)).toMatchObject({ id: itemId, quantity: 2 })
    const { data = [] } = await lists.getCustomerProductLists(client, { customerId })
    expect(data.map(({ id }) => id)).toEqual([list.id])
    expect(await lists.deleteCustomerProductListItem(client, { ...inList, itemId })).toBeUndefined()
    const emptied = await lists.getCustomerProductList(client, inList)
    expect(emptied?.customerProductListItems ?? []).toEqual([])
    expect(await lists.getCustomerProductList(client, { customerId, listId: 'none' })).toBeNull()
  })

  it("cannot access another customer's data", async () => {
    const foreign = customers.getCustomer(guest.client, { customerId: customer.customerId })
    await expect(foreign).rejects.toMatchObject({ kind: 'validation' })
  })

  it('changes a password, which invalidates older tokens', async () => {
    const { client, customerId } = customer
    const body = { currentPassword: SEEDED_PASSWORD, password: 'Other-2026!' }
    expect(await customers.updateCustomerPassword(client, { customerId, body })).toBeUndefined()
    await expect(customers.getCustomer(client, { customerId })).rejects.toMatchObject({ kind: 'unauthorized' })
  })
})
