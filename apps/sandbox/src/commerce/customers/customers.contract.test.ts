import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS, SEEDED_PASSWORD } from '../../seed/customers.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const { mila, staff } = SEEDED_CUSTOMER_IDS
const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

describe('the official SDK on Shopper Customers', () => {
  let sandbox: ListeningSandbox
  let guest: { customerId: string; api: InstanceType<typeof sdk.ShopperCustomers> }
  let owner: InstanceType<typeof sdk.ShopperCustomers>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    const tokens = await loginGuest(sandbox)
    guest = { customerId: tokens.customer_id, api: customersOf(tokens.access_token) }
    owner = customersOf((await loginCustomer(sandbox, 'mila.brandt@example.com')).access_token)
  })
  afterAll(() => sandbox.app.close())

  const customersOf = (token: string) => new sdk.ShopperCustomers(sandbox.config({ token }))
  const ownId = { customerId: mila }

  describe('getCustomer', () => {
    it('returns every field of the specification, with address book and cards', async () => {
      const customer = await owner.getCustomer({ parameters: { ...ownId, c_locale: 'de_CH' } })
      expect(customer).toMatchObject({
        customerId: mila,
        customerNo: expect.stringMatching(/^\d{8}$/),
        login: 'mila.brandt@example.com',
        email: 'mila.brandt@example.com',
        firstName: 'Mila',
        lastName: 'Brandt',
        authType: 'registered',
        c_loyaltyOptIn: true,
        c_sscid: expect.any(String),
        c_ssccid: expect.any(String),
        c_isStaffSale: false,
        c_isStaffSaleCustomer: false,
      })
      expect(customer.addresses?.map(({ addressId, preferred }) => [addressId, preferred])).toEqual([
        ['Home', true],
        ['Studio', false],
      ])
      expect(customer.paymentInstruments).toMatchObject([
        { default: true, paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111' } },
      ])
      expect(JSON.stringify(customer)).not.toContain('411111')
    })

    it('marks the staff sale customer', async () => {
      const api = customersOf((await loginCustomer(sandbox, 'staff@halbrenn.example')).access_token)
      expect(await api.getCustomer({ parameters: { customerId: staff } })).toMatchObject({
        c_isStaffSale: true,
        c_isStaffSaleCustomer: true,
      })
    })

    it('expands the requested fields', async () => {
      const only = await owner.getCustomer({ parameters: { ...ownId, expand: ['addresses'] } })
      expect(only).toHaveProperty('addresses')
      expect(only).not.toHaveProperty('paymentInstruments')
      const none = await owner.getCustomer({ parameters: { ...ownId, expand: ['none'] } })
      expect(none).not.toHaveProperty('addresses')
      // The SDK's types forbid what the API allows.
      const call = owner.getCustomer({ parameters: { ...ownId, expand: JSON.parse('["orders"]') } })
      expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}invalid-expand-parameter`, param: 'orders' })
    })

    it('has no record of a guest', async () => {
      const call = guest.api.getCustomer({ parameters: { customerId: guest.customerId } })
      expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}not-found`, customerId: guest.customerId })
    })

    it.each([
      ['an existing customer', staff],
      ['an unknown one', 'abUnknownCustomer000000001'],
    ])('refuses the id of %s with the same error', async (_name, customerId) => {
      expect(await refusalOf(owner.getCustomer({ parameters: { customerId } }))).toEqual({
        title: 'Invalid Customer',
        type: `${ERRORS}invalid-customer`,
        detail: 'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
      })
    })
  })

  describe('registerCustomer', () => {
    const body = (login: string, overrides: object = {}) => ({
      customer: { login, email: login, firstName: 'Ada', lastName: 'Lind', ...overrides },
      password: 'Vitrine-2027!',
    })

    it('registers a customer who can log in afterwards', async () => {
      const customer = await guest.api.registerCustomer({ body: body('ada.lind@example.com') })
      expect(customer).toMatchObject({ authType: 'registered', login: 'ada.lind@example.com', hasPassword: true })
      const tokens = await loginCustomer(sandbox, 'Ada.Lind@example.com', { password: 'Vitrine-2027!' })
      expect(tokens.customer_id).toBe(customer.customerId)
    })

    it('never lets a shopper write protected fields', async () => {
      const customer = await guest.api.registerCustomer({
        body: body('eve@halbrenn.example', {
          customerId: mila,
          customerNo: '1',
          c_isStaffSale: true,
          c_isStaffSaleCustomer: true,
          customerGroups: ['staff-sale'],
          c_loyaltyOptIn: true,
        }),
      })
      expect(customer).toMatchObject({ c_isStaffSale: false, c_isStaffSaleCustomer: false, c_loyaltyOptIn: true })
      expect(customer.customerId).not.toBe(mila)
    })

    it('refuses a login that is taken, ignoring case', async () => {
      const call = guest.api.registerCustomer({ body: body('MILA.brandt@example.com') })
      expect(await refusalOf(call)).toMatchObject({
        type: `${ERRORS}invalid-customer`,
        detail: 'The login is already in use.',
      })
    })

    it('refuses a customer who is registered already', async () => {
      const call = owner.registerCustomer({ body: body('twice@example.com') })
      expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}invalid-customer` })
    })

    it.each([
      ['a weak password', { ...body('x@example.com'), password: 'password' }, 'invalid-password'],
      ['a name that is too long', body('x@example.com', { lastName: 'x'.repeat(257) }), 'string-constraint-violation'],
      ['an empty name', body('x@example.com', { lastName: ' ' }), 'string-constraint-violation'],
      ['a login that is not an e-mail address', body('x'), 'bad-request'],
    ])('refuses %s', async (_name, refused, slug) => {
      expect(await refusalOf(guest.api.registerCustomer({ body: refused }))).toMatchObject({
        type: `${ERRORS}${slug}`,
      })
    })
  })

  describe('updateCustomer and updateCustomerPassword', () => {
    it('changes the given fields and keeps the rest', async () => {
      const changed = await owner.updateCustomer({
        parameters: ownId,
        body: { phoneHome: '+41 44 000 00 22', c_loyaltyOptIn: false, c_isStaffSaleCustomer: true },
      })
      expect(changed).toMatchObject({
        firstName: 'Mila',
        phoneHome: '+41 44 000 00 22',
        c_loyaltyOptIn: false,
        c_isStaffSaleCustomer: false,
      })
    })

    it('requires the current password for a change of the login', async () => {
      const call = owner.updateCustomer({ parameters: ownId, body: { login: 'other@example.com' } })
      expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}authentication-failed` })
    })

    it('refuses a login of another customer', async () => {
      const body = { login: 'staff@halbrenn.example', currentPassword: SEEDED_PASSWORD }
      expect(await refusalOf(owner.updateCustomer({ parameters: ownId, body }))).toMatchObject({
        type: `${ERRORS}invalid-customer`,
      })
    })

    it('changes the password and invalidates older tokens', async () => {
      const username = 'jonas.holm@example.com'
      const customerId = SEEDED_CUSTOMER_IDS.jonas
      const tokens = await loginCustomer(sandbox, username)
      const api = customersOf(tokens.access_token)
      const change = (currentPassword: string, password: string) =>
        api.updateCustomerPassword({ parameters: { customerId }, body: { currentPassword, password } })
      expect(await refusalOf(change('wrong', 'Another-2026!'))).toMatchObject({
        type: `${ERRORS}authentication-failed`,
      })
      expect(await refusalOf(change(SEEDED_PASSWORD, 'short'))).toMatchObject({ type: `${ERRORS}invalid-password` })
      await change(SEEDED_PASSWORD, 'Another-2026!')
      expect(await refusalOf(api.getCustomer({ parameters: { customerId } }))).toMatchObject({
        detail: 'Customer credentials changed after token was issued.',
      })
      const refresh = sdk.helpers.refreshAccessToken({
        slasClient: new sdk.ShopperLogin(sandbox.config()),
        parameters: { refreshToken: tokens.refresh_token },
      })
      expect(await refusalOf(refresh)).toMatchObject({ message: 'invalid refresh_token' })
      expect(await loginCustomer(sandbox, username, { password: 'Another-2026!' })).toMatchObject({
        customer_id: customerId,
      })
    })
  })

  it('reserves the legacy password actions for admin tokens', async () => {
    const login = 'mila.brandt@example.com'
    expect(await refusalOf(guest.api.getResetPasswordToken({ body: { login } }))).toMatchObject({
      type: `${ERRORS}forbidden`,
    })
    const reset = guest.api.resetPassword({ body: { login, resetToken: 'x', newPassword: 'Another-2026!' } })
    expect(await refusalOf(reset)).toMatchObject({ type: `${ERRORS}forbidden` })
  })
})
