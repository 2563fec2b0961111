import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const customerId = SEEDED_CUSTOMER_IDS.jonas
const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'
const ADDRESS = {
  addressId: 'Hjem 100% & mere',
  firstName: 'Jonas',
  lastName: 'Holm',
  address1: 'Lyngvej 4',
  postalCode: '2100',
  city: 'København',
  countryCode: 'DK',
  c_floor: '3',
}
const CARD = {
  cardType: 'Visa',
  holder: 'Jonas Holm',
  number: '4111 1111 1111 1234',
  expirationMonth: 2,
  expirationYear: 2020,
  issueNumber: '',
  validFromMonth: 1,
  validFromYear: 2020,
}

describe('the official SDK on address book and saved cards', () => {
  let sandbox: ListeningSandbox
  let api: InstanceType<typeof sdk.ShopperCustomers>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    api = customersOf((await loginCustomer(sandbox, 'jonas.holm@example.com')).access_token)
  })
  afterAll(() => sandbox.app.close())

  const customersOf = (token: string) => new sdk.ShopperCustomers(sandbox.config({ token }))
  const address = (addressName: string) => ({ parameters: { customerId, addressName } })
  const card = (paymentInstrumentId: string | undefined) => ({
    parameters: { customerId, paymentInstrumentId: paymentInstrumentId ?? '' },
  })

  it('creates, reads, renames and removes an address', async () => {
    const created = await api.createCustomerAddress({ parameters: { customerId }, body: ADDRESS })
    expect(created).toMatchObject({ ...ADDRESS, fullName: 'Jonas Holm', preferred: false })
    expect(await api.getCustomerAddress(address(ADDRESS.addressId))).toEqual(created)
    const body = { addressId: 'Work', city: 'Aarhus', lastName: 'Holm', countryCode: 'DK' }
    expect(await api.updateCustomerAddress({ ...address(ADDRESS.addressId), body })).toMatchObject({
      addressId: 'Work',
      city: 'Aarhus',
      address1: 'Lyngvej 4',
    })
    expect(await refusalOf(api.getCustomerAddress(address(ADDRESS.addressId)))).toMatchObject({
      type: `${ERRORS}not-found`,
    })
    await api.removeCustomerAddress(address('Work'))
    expect(await refusalOf(api.removeCustomerAddress(address('Work')))).toMatchObject({ type: `${ERRORS}not-found` })
  })

  it('allows one preferred address only', async () => {
    for (const addressId of ['one', 'two']) {
      await api.createCustomerAddress({ parameters: { customerId }, body: { ...ADDRESS, addressId, preferred: true } })
    }
    expect(await api.getCustomerAddress(address('one'))).toMatchObject({ preferred: false })
    expect(await api.getCustomerAddress(address('two'))).toMatchObject({ preferred: true })
  })

  it.each([
    ['a name that is taken', { ...ADDRESS, addressId: 'two' }, 'bad-request'],
    ['no last name', { ...ADDRESS, lastName: '' }, 'string-constraint-violation'],
    ['no country', { ...ADDRESS, countryCode: 'Danmark' }, 'string-constraint-violation'],
    ['a country of two digits', { ...ADDRESS, countryCode: '45' }, 'bad-request'],
  ])('refuses an address with %s', async (_name, body, slug) => {
    const call = api.createCustomerAddress({ parameters: { customerId }, body })
    expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}${slug}` })
  })

  it('creates, reads, updates and removes a card, and stores no card number', async () => {
    const created = await api.createCustomerPaymentInstrument({
      parameters: { customerId },
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: CARD, default: true },
    })
    expect(created).toMatchObject({
      paymentMethodId: 'CREDIT_CARD',
      default: true,
      paymentCard: { maskedNumber: '************1234', numberLastDigits: '1234', creditCardExpired: true },
    })
    expect(JSON.stringify(created)).not.toContain('4111')
    expect(await api.getCustomerPaymentInstrument(card(created.paymentInstrumentId))).toEqual(created)
    const body = { paymentCard: { expirationMonth: 3, expirationYear: 2031 }, default: false }
    const updated = await api.updateCustomerPaymentInstrument({ ...card(created.paymentInstrumentId), body })
    expect(updated).toMatchObject({
      default: false,
      paymentCard: { expirationYear: 2031, creditCardExpired: false, holder: 'Jonas Holm' },
    })
    await api.deleteCustomerPaymentInstrument(card(created.paymentInstrumentId))
    expect(await refusalOf(api.getCustomerPaymentInstrument(card(created.paymentInstrumentId)))).toMatchObject({
      type: `${ERRORS}not-found`,
    })
  })

  it('updates only the expiry of a card', async () => {
    const { paymentInstrumentId } = await api.createCustomerPaymentInstrument({
      parameters: { customerId },
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: CARD },
    })
    const body = { paymentCard: { ...CARD, holder: 'Somebody Else' } }
    const call = api.updateCustomerPaymentInstrument({ ...card(paymentInstrumentId), body })
    expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}unsupported-fields` })
  })

  it.each([
    ['an invalid number', { paymentCard: { ...CARD, number: '4111-x' } }],
    ['an invalid month', { paymentCard: { ...CARD, expirationMonth: 13 } }],
    ['a default that is not a boolean', { default: 'yes' }],
  ])('refuses a card with %s', async (_name, part) => {
    const answer = await rawPost('payment-instruments', { paymentMethodId: 'CREDIT_CARD', ...part })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: `${ERRORS}bad-request` })
  })

  it('gives guests no address book and no cards', async () => {
    const guest = await loginGuest(sandbox)
    const parameters = { customerId: guest.customer_id }
    const guestApi = customersOf(guest.access_token)
    expect(await refusalOf(guestApi.createCustomerAddress({ parameters, body: ADDRESS }))).toMatchObject({
      type: `${ERRORS}not-found`,
    })
  })

  async function rawPost(rest: string, payload: object) {
    const { access_token } = await loginCustomer(sandbox, 'jonas.holm@example.com')
    const { organizationId, siteId } = sandbox.config().parameters
    return sandbox.app.inject({
      method: 'POST',
      url: `/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}/${rest}?siteId=${siteId}`,
      headers: { authorization: `Bearer ${access_token}` },
      payload,
    })
  }
})
