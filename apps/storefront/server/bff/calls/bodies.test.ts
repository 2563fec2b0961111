import { describe, expect, it } from 'vitest'
import { findScapiCall, readScapiBody } from '../scapiCalls.js'

const org = 'f_ecom_zzvi_001'
const baskets = `checkout/shopper-baskets/v2/organizations/${org}/baskets`
const basket = `${baskets}/b1`
const customer = `customer/shopper-customers/v1/organizations/${org}/customers/abc`
const orders = `checkout/shopper-orders/v1/organizations/${org}/orders`
const certificates = `pricing/shopper-gift-certificates/v1/organizations/${org}/gift-certificate`
const mails = `custom/emails/v1/organizations/${org}/send`
const notices = `custom/notifications/v1/organizations/${org}/back-in-stock`

const address = {
  salutation: 'Ms.',
  title: 'Dr.',
  firstName: 'Mila',
  secondName: 'Ada',
  lastName: 'Brandt',
  fullName: 'Mila Ada Brandt',
  companyName: 'Vitrine AG',
  address1: 'Bahnhofstrasse 1',
  address2: '2nd floor',
  suite: '12a',
  postBox: '77',
  postalCode: '8001',
  city: 'Zürich',
  stateCode: 'ZH',
  countryCode: 'CH',
  phone: '+41 44 000 00 00',
}
const profile = {
  firstName: 'Mila',
  lastName: 'Brandt',
  salutation: 'Ms.',
  title: 'Dr.',
  phoneHome: '+41 44 000 00 00',
  preferredLocale: 'de-CH',
  c_loyaltyOptIn: false,
}
const expiry = { expirationMonth: 5, expirationYear: 2029 }
const maskedNumber = '************1111'
const card = { cardType: 'Visa', holder: 'Mila Brandt', ...expiry }
const shipment = {
  shippingMethod: { id: 'standard' },
  shippingAddress: { id: 'home', ...address },
  gift: true,
  giftMessage: 'All the best,\nMila',
}
const certificate = {
  amount: 50.5,
  recipientEmail: 'jonas@example.com',
  recipientName: 'Jonas',
  senderName: 'Mila',
  message: 'All the best',
}
const fields = {
  mainReason: 'Order',
  subReason: 'Delivery',
  message: 'Where is it?\nThank you',
  salutation: 'Ms.',
  firstName: 'Mila',
  lastName: 'Brandt',
  email: 'mila.brandt@example.com',
  phone: '+41 44 000 00 00',
  contactBy: 'email',
  country: 'CH',
  language: 'de',
  terms: true,
  productBrand: 'Halbrenn',
  productName: 'Ring',
  productReference: '2104-310-1',
}
const mail = { formType: 'retailerGeneral', emailType: 21, locale: 'de-CH', fields, productId: 'p1', storeId: 's1' }
const notice = { productId: 'p1', email: 'mila.brandt@example.com', locale: 'de-CH', name: 'Mila', terms: true }
const listItem = { quantity: 1, public: false, priority: 1 }
const newAddress = { ...address, addressId: 'home', preferred: true }

/** The forwarded body of a call; null = refused. */
function bodyOf(call: string, body: unknown): unknown {
  const [method = '', path = ''] = call.split(' ')
  const found = findScapiCall(method, path, org)
  if (!found) throw new Error(`${call} is not allowed`)
  return readScapiBody(found.entry, body)
}

const texts = (value: object) =>
  Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [name] : []))
const LONG = 'x'.repeat(5000)

describe('a complete body is forwarded unchanged', () => {
  it.each([
    [`POST ${baskets}`, { currency: 'CHF', c_country: 'CH' }],
    [`POST ${basket}/items`, [{ productId: 'p1', quantity: 1, shipmentId: 'me', inventoryId: 'i1' }]],
    [`POST ${basket}/items`, Array.from({ length: 20 }, () => ({ productId: 'p1', quantity: 999 }))],
    [`PATCH ${basket}/items/i1`, { productId: 'p1', quantity: 0, shipmentId: 'me' }],
    [`PUT ${basket}/customer`, { email: 'mila.brandt@example.com' }],
    [`POST ${basket}/shipments`, { shipmentId: 's2', ...shipment }],
    [`PATCH ${basket}/shipments/me`, shipment],
    [`PUT ${basket}/shipments/me/shipping-method`, { id: 'standard' }],
    [`PUT ${basket}/shipments/me/shipping-address`, { id: 'home', ...address }],
    [`PUT ${basket}/billing-address`, { id: 'home', ...address }],
    [`POST ${basket}/coupons`, { code: 'ENGRAVE' }],
    [`POST ${basket}/gift-certificate-items`, certificate],
    [`PATCH ${basket}/gift-certificate-items/g1`, { amount: 20 }],
    [
      `POST ${basket}/payment-instruments`,
      { paymentMethodId: 'CREDIT_CARD', amount: 10, giftCertificateCode: 'X', paymentCard: { ...card, maskedNumber } },
    ],
    [`PATCH ${basket}/payment-instruments/p1`, { amount: 0 }],
    [`POST ${orders}`, { basketId: 'b1' }],
    [`POST ${orders}/1/lookup`, { email: 'a@b.example', orderViewCode: 'c', postalCode: '8001', phone: '044' }],
    [`POST ${certificates}`, { giftCertificateCode: 'X' }],
    [`PATCH ${customer}`, profile],
    [`PATCH ${customer}`, { phoneMobile: '079', currentPassword: 'old' }],
    [`PUT ${customer}/password`, { currentPassword: 'old', password: 'new' }],
    [`POST ${customer}/addresses`, newAddress],
    [`PATCH ${customer}/addresses/home`, newAddress],
    [`PATCH ${customer}/addresses/home`, { preferred: false }],
    [
      `POST ${customer}/payment-instruments`,
      { paymentMethodId: 'CREDIT_CARD', default: true, paymentCard: { ...card, number: maskedNumber } },
    ],
    [`PATCH ${customer}/payment-instruments/p1`, { default: false, paymentCard: { holder: 'Mila', ...expiry } }],
    [`POST ${customer}/product-lists`, { type: 'wish_list', name: 'Mine' }],
    [`POST ${customer}/product-lists/l1/items`, { ...listItem, type: 'product', productId: 'p1' }],
    [`PATCH ${customer}/product-lists/l1/items/i1`, { quantity: 0, public: true, priority: 0 }],
    [`POST ${mails}`, mail],
    [`POST ${notices}`, notice],
  ])('%s %j', (call, body) => {
    expect(bodyOf(call, body)).toEqual(body)
  })

  it.each([
    'retailerGeneral',
    'bespokeGeneral',
    'cpoGeneral',
    'cpov7General',
    'retailerProductRequest',
    'bespokeProductRequest',
    'cpoProductRequest',
    'cpov7ProductRequest',
    'icons_of_craft',
  ])('a mail of the form %s', (formType) => {
    expect(bodyOf(`POST ${mails}`, { ...mail, formType })).toEqual({ ...mail, formType })
  })
})

describe('no text of a body may be longer than 4000 characters', () => {
  const bodies = [
    [`PUT ${basket}/billing-address`, address],
    [`POST ${basket}/coupons`, { code: 'ENGRAVE' }],
    [`POST ${basket}/gift-certificate-items`, certificate],
    [`PATCH ${basket}/shipments/me`, { giftMessage: 'x' }],
    [`POST ${basket}/payment-instruments`, { giftCertificateCode: 'X' }],
    [`POST ${orders}/1/lookup`, { email: 'a@b.example', orderViewCode: 'c', postalCode: '8001', phone: '044' }],
    [`POST ${certificates}`, { giftCertificateCode: 'X' }],
    [`PATCH ${customer}`, profile],
    [`PATCH ${customer}`, { phoneMobile: '079', currentPassword: 'old' }],
    [`PUT ${customer}/password`, { currentPassword: 'old', password: 'new' }],
    [`POST ${customer}/addresses`, newAddress],
    [`PATCH ${customer}/addresses/home`, newAddress],
    [`POST ${customer}/product-lists`, { type: 'wish_list', name: 'Mine' }],
    [`POST ${notices}`, notice],
  ] as const
  it.each(bodies.flatMap(([call, body]) => texts(body).map((name) => [call, name, body] as const)))(
    '%s: %s',
    (call, name, body) => {
      expect(bodyOf(call, { ...body, [name]: LONG })).toBeNull()
    },
  )

  it.each(texts(fields))(`POST ${mails}: %s`, (name) => {
    expect(bodyOf(`POST ${mails}`, { ...mail, fields: { ...fields, [name]: LONG } })).toBeNull()
  })

  it.each([
    [`POST ${basket}/payment-instruments`, 'cardType'],
    [`POST ${basket}/payment-instruments`, 'holder'],
    [`POST ${customer}/payment-instruments`, 'cardType'],
    [`POST ${customer}/payment-instruments`, 'holder'],
    [`PATCH ${customer}/payment-instruments/p1`, 'holder'],
  ])('%s: %s of the card', (call, name) => {
    const body = { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...card, number: maskedNumber } }
    expect(bodyOf(call, body)).not.toBeNull()
    expect(bodyOf(call, { ...body, paymentCard: { ...body.paymentCard, [name]: LONG } })).toBeNull()
  })
})

describe('a body is refused', () => {
  it.each([
    ['no item', `POST ${basket}/items`, []],
    ['a line with a quantity of 1000', `PATCH ${basket}/items/i1`, { quantity: 1000 }],
    ['a change without a quantity', `PATCH ${basket}/items/i1`, {}],
    ['an empty gift certificate code', `POST ${certificates}`, { giftCertificateCode: '' }],
    ['an address with an empty name', `POST ${customer}/addresses`, { ...newAddress, addressId: '' }],
    ['an address with an empty last name', `POST ${customer}/addresses`, { ...newAddress, lastName: '' }],
    ['a wishlist quantity below zero', `PATCH ${customer}/product-lists/l1/items/i1`, { ...listItem, quantity: -1 }],
    ['a wishlist quantity of 1000', `PATCH ${customer}/product-lists/l1/items/i1`, { ...listItem, quantity: 1000 }],
    ['a priority below zero', `PATCH ${customer}/product-lists/l1/items/i1`, { ...listItem, priority: -1 }],
    ['a priority above 100', `PATCH ${customer}/product-lists/l1/items/i1`, { ...listItem, priority: 101 }],
    ['a fractional wishlist quantity', `PATCH ${customer}/product-lists/l1/items/i1`, { ...listItem, quantity: 0.5 }],
    [
      'a wishlist item of another type',
      `POST ${customer}/product-lists/l1/items`,
      { ...listItem, type: 'x', productId: 'p1' },
    ],
    ['a new phone number without the password', `PATCH ${customer}`, { phoneMobile: '079' }],
    ['two logins', `PATCH ${customer}`, { email: 'a@b.example', login: 'c@b.example', currentPassword: 'old' }],
  ])('with %s', (_name, call, body) => {
    expect(bodyOf(call, body)).toBeNull()
  })
})

it('spaces around the short answers of a form are removed', () => {
  const padded = { ...mail, fields: { firstName: ' Mila\n', message: ' Hello ' } }
  expect(bodyOf(`POST ${mails}`, padded)).toMatchObject({ fields: { firstName: 'Mila', message: ' Hello ' } })
})

describe('a new login', () => {
  it.each([{ email: 'a@b.example' }, { login: 'a@b.example' }, { email: 'a@b.example', login: 'a@b.example' }])(
    'is also the e-mail address: %j',
    (body) => {
      expect(bodyOf(`PATCH ${customer}`, { ...body, currentPassword: 'old' })).toEqual({
        email: 'a@b.example',
        login: 'a@b.example',
        currentPassword: 'old',
      })
    },
  )
})
