import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { problem, statusOf, type Operation } from './operation.js'
import type { Stage } from './stage.js'

const ADDRESS = { addressId: 'Home', lastName: 'Frei', countryCode: 'CH', address1: 'Uferweg 1', city: 'Zürich' }
/** The SDK's types also require the fields of a British debit card. */
const CARD = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    number: '4111111111111111',
    holder: 'Ada Frei',
    expirationMonth: 1,
    expirationYear: 2099,
    issueNumber: '1',
    validFromMonth: 1,
    validFromYear: 2024,
  },
}

const withAddress = async ({ customer }: Stage) => {
  const addressId = randomUUID()
  const { customerId } = customer
  const address = await customer.customers.createCustomerAddress({
    parameters: { customerId },
    body: { ...ADDRESS, addressId },
  })
  return { customerId, addressName: address.addressId }
}

const withCard = async ({ customer }: Stage) => {
  const { customerId } = customer
  const saved = await customer.customers.createCustomerPaymentInstrument({ parameters: { customerId }, body: CARD })
  return { customerId, paymentInstrumentId: saved.paymentInstrumentId ?? '' }
}

const noAddress = ({ customer }: Stage) => ({ customerId: customer.customerId, addressName: 'unknown' })
const noCard = ({ customer }: Stage) => ({ customerId: customer.customerId, paymentInstrumentId: 'unknown' })

/** Shopper Customers: registration, profile, password, addresses, cards, baskets and orders. */
export const customerOperations: readonly Operation[] = [
  {
    name: 'registerCustomer',
    drive: ({ guest }) => {
      const login = `${randomUUID()}@example.com`
      const customer = { login, email: login, firstName: 'Ada', lastName: 'Frei' }
      return guest.customers.registerCustomer({ body: { customer, password: 'Operation-2026!' } })
    },
    answers: { customerId: expect.any(String), customerNo: expect.any(String), authType: 'registered' },
    refusal: problem(400, 'invalid-customer', ({ customer }) =>
      customer.customers.registerCustomer({
        body: { customer: { login: 'a@example.com', lastName: 'Frei' }, password: 'Operation-2026!' },
      }),
    ),
  },
  {
    name: 'getCustomer',
    drive: ({ customer: { customers, customerId } }) =>
      customers.getCustomer({ parameters: { customerId, expand: ['addresses', 'paymentinstruments'] } }),
    answers: { firstName: 'Ada', addresses: expect.any(Array), paymentInstruments: expect.any(Array) },
    refusal: problem(404, 'not-found', ({ guest: { customers, customerId } }) =>
      customers.getCustomer({ parameters: { customerId } }),
    ),
  },
  {
    name: 'updateCustomer',
    drive: ({ customer: { customers, customerId } }) =>
      customers.updateCustomer({ parameters: { customerId }, body: { phoneHome: '+41 44 000 00 00' } }),
    answers: { phoneHome: '+41 44 000 00 00', lastName: 'Frei' },
    refusal: problem(400, 'invalid-customer', ({ guest, customer: { customers } }) =>
      customers.updateCustomer({ parameters: { customerId: guest.customerId }, body: {} }),
    ),
  },
  {
    name: 'updateCustomerPassword',
    drive: async ({ newCustomer }) => {
      const { customers, customerId, password: currentPassword } = await newCustomer()
      const body = { currentPassword, password: 'Another-2026!' }
      return statusOf(customers.updateCustomerPassword({ parameters: { customerId }, body }, true))
    },
    answers: { status: 204 },
    refusal: problem(400, 'authentication-failed', ({ customer: { customers, customerId } }) =>
      customers.updateCustomerPassword({
        parameters: { customerId },
        body: { currentPassword: 'wrong', password: 'Another-2026!' },
      }),
    ),
  },
  {
    name: 'createCustomerAddress',
    drive: ({ customer: { customers, customerId } }) =>
      customers.createCustomerAddress({ parameters: { customerId }, body: { ...ADDRESS, addressId: 'New' } }),
    answers: { ...ADDRESS, addressId: 'New' },
    refusal: problem(400, 'bad-request', ({ customer: { customers, customerId } }) =>
      // A body that the SDK's types do not allow.
      customers.createCustomerAddress({ parameters: { customerId }, body: JSON.parse('{"addressId":"Incomplete"}') }),
    ),
  },
  {
    name: 'getCustomerAddress',
    drive: async (stage) => stage.customer.customers.getCustomerAddress({ parameters: await withAddress(stage) }),
    answers: { lastName: 'Frei', countryCode: 'CH' },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.getCustomerAddress({ parameters: noAddress(stage) }),
    ),
  },
  {
    name: 'updateCustomerAddress',
    drive: async (stage) => {
      const parameters = await withAddress(stage)
      const body = { ...ADDRESS, addressId: parameters.addressName, city: 'Basel' }
      return stage.customer.customers.updateCustomerAddress({ parameters, body })
    },
    answers: { city: 'Basel' },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.updateCustomerAddress({ parameters: noAddress(stage), body: ADDRESS }),
    ),
  },
  {
    name: 'removeCustomerAddress',
    drive: async (stage) =>
      statusOf(stage.customer.customers.removeCustomerAddress({ parameters: await withAddress(stage) }, true)),
    answers: { status: 204 },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.removeCustomerAddress({ parameters: noAddress(stage) }),
    ),
  },
  {
    name: 'createCustomerPaymentInstrument',
    drive: ({ customer: { customers, customerId } }) =>
      customers.createCustomerPaymentInstrument({ parameters: { customerId }, body: CARD }),
    answers: {
      paymentInstrumentId: expect.any(String),
      paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111' },
    },
    refusal: problem(400, 'bad-request', ({ customer: { customers, customerId } }) =>
      customers.createCustomerPaymentInstrument({ parameters: { customerId }, body: { paymentMethodId: 'NONE' } }),
    ),
  },
  {
    name: 'getCustomerPaymentInstrument',
    drive: async (stage) =>
      stage.customer.customers.getCustomerPaymentInstrument({ parameters: await withCard(stage) }),
    answers: { paymentMethodId: 'CREDIT_CARD' },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.getCustomerPaymentInstrument({ parameters: noCard(stage) }),
    ),
  },
  {
    name: 'updateCustomerPaymentInstrument',
    drive: async (stage) => {
      const parameters = await withCard(stage)
      return stage.customer.customers.updateCustomerPaymentInstrument({ parameters, body: { default: true } })
    },
    answers: { default: true },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.updateCustomerPaymentInstrument({ parameters: noCard(stage), body: {} }),
    ),
  },
  {
    name: 'deleteCustomerPaymentInstrument',
    drive: async (stage) =>
      statusOf(stage.customer.customers.deleteCustomerPaymentInstrument({ parameters: await withCard(stage) }, true)),
    answers: { status: 204 },
    refusal: problem(404, 'not-found', (stage) =>
      stage.customer.customers.deleteCustomerPaymentInstrument({ parameters: noCard(stage) }),
    ),
  },
  {
    name: 'getCustomerBaskets',
    drive: async ({ guest, filled }) => {
      await filled()
      return guest.customers.getCustomerBaskets({ parameters: { customerId: guest.customerId } })
    },
    answers: { total: 1, baskets: [{ productItems: [{ quantity: 1 }] }] },
    refusal: problem(400, 'invalid-customer', ({ guest, customer }) =>
      guest.customers.getCustomerBaskets({ parameters: { customerId: customer.customerId } }),
    ),
  },
  {
    name: 'getCustomerOrders',
    drive: async ({ guest, order }) => {
      await order()
      return guest.customers.getCustomerOrders({ parameters: { customerId: guest.customerId, limit: 5 } })
    },
    answers: { total: 1, limit: 5, offset: 0, data: [{ orderNo: expect.any(String), status: 'created' }] },
    refusal: problem(400, 'invalid-customer', ({ guest, customer }) =>
      guest.customers.getCustomerOrders({ parameters: { customerId: customer.customerId } }),
    ),
  },
]
