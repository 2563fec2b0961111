import { describe, expect, it } from 'vitest'
import { findScapiCall, readScapiBody } from './scapiCalls.js'

const org = 'f_ecom_zzvi_001'
const baskets = `checkout/shopper-baskets/v2/organizations/${org}/baskets`
const customer = `customer/shopper-customers/v1/organizations/${org}/customers/abc`
const orders = `checkout/shopper-orders/v1/organizations/${org}/orders`
const mails = `custom/emails/v1/organizations/${org}/send`
const notices = `custom/notifications/v1/organizations/${org}/back-in-stock`

/** The forwarded part of a body; null = refused. */
function bodyOf(call: string, body: unknown): unknown {
  const [method = '', path = ''] = call.split(' ')
  const found = findScapiCall(method, path, org)
  if (!found) throw new Error(`${call} is not allowed`)
  return readScapiBody(found.entry, body)
}

const card = { cardType: 'Visa', holder: 'Mila Brandt', expirationMonth: 5, expirationYear: 2029 }
const maskedNumber = '************1111'
const mail = {
  formType: 'retailerGeneral',
  emailType: 21,
  locale: 'de-CH',
  fields: { firstName: 'Mila', lastName: 'Brandt', email: 'mila.brandt@example.com' },
}

describe('request bodies', () => {
  it.each([
    [
      'a price',
      `POST ${baskets}/b1/items`,
      [{ productId: 'p1', quantity: 1, price: 0.01, c_hack: true }],
      [{ productId: 'p1', quantity: 1 }],
    ],
    [
      'the price of a line',
      `PATCH ${baskets}/b1/items/i1`,
      { quantity: 2, price: 1, c_price: 1, optionItems: [] },
      { quantity: 2 },
    ],
    [
      'taxes, totals and foreign flags of a basket',
      `POST ${baskets}`,
      { currency: 'CHF', c_country: 'CH', taxation: 'net', orderTotal: 0, c_isStaffSale: true, productItems: [] },
      { currency: 'CHF', c_country: 'CH' },
    ],
    [
      'the owner of the basket',
      `PUT ${baskets}/b1/customer`,
      { email: 'mila.brandt@example.com', customerId: 'other', customerNo: '1' },
      { email: 'mila.brandt@example.com' },
    ],
    [
      'the price of a shipping method',
      `PUT ${baskets}/b1/shipments/me/shipping-method`,
      { id: 'standard', price: 0, shippingPromotions: [] },
      { id: 'standard' },
    ],
    [
      'the status of a shipment',
      `PATCH ${baskets}/b1/shipments/me`,
      { shippingMethod: { id: 'standard', price: 0 }, shippingAddress: {}, shippingTotal: 0, trackingNumber: '1' },
      { shippingMethod: { id: 'standard' }, shippingAddress: {} },
    ],
    [
      'attributes of an address',
      `PUT ${baskets}/b1/billing-address`,
      { lastName: 'Brandt', countryCode: 'CH', c_verified: true },
      { lastName: 'Brandt', countryCode: 'CH' },
    ],
    ['the validity of a coupon', `POST ${baskets}/b1/coupons`, { code: 'ENGRAVE', valid: true }, { code: 'ENGRAVE' }],
    [
      'secrets of a card',
      `POST ${baskets}/b1/payment-instruments`,
      { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...card, maskedNumber, securityCode: '123', number: '4111' } },
      { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...card, maskedNumber } },
    ],
    [
      'totals of an order',
      `POST ${orders}`,
      { basketId: 'b1', orderTotal: 1, status: 'completed' },
      { basketId: 'b1' },
    ],
    [
      'flags of the staff sale and customer numbers',
      `PATCH ${customer}`,
      {
        firstName: 'Mila',
        c_isStaffSale: true,
        c_isStaffSaleCustomer: true,
        c_sscid: '1',
        customerNo: '1',
        customerId: 'other',
        enabled: true,
        c_loyaltyOptIn: true,
      },
      { firstName: 'Mila', c_loyaltyOptIn: true },
    ],
    [
      'the public flag of a wishlist',
      `POST ${customer}/product-lists`,
      { type: 'wish_list', public: true, name: 'Mine', registrant: {} },
      { type: 'wish_list', name: 'Mine' },
    ],
    [
      'the purchased quantity',
      `POST ${customer}/product-lists/l1/items`,
      { quantity: 1, public: false, priority: 1, type: 'product', productId: 'p1', purchasedQuantity: 9 },
      { quantity: 1, public: false, priority: 1, type: 'product', productId: 'p1' },
    ],
    ['a recipient of a mail', `POST ${mails}`, { ...mail, recipient: 'x@evil.example', to: 'x', website: '' }, mail],
    ['foreign fields of a form', `POST ${mails}`, { ...mail, fields: { ...mail.fields, bcc: 'x@evil.example' } }, mail],
  ])('leave out %s', (_name, call, body, expected) => {
    expect(bodyOf(call, body)).toEqual(expected)
  })

  it('replace line breaks in short form answers with spaces', () => {
    const fields = { ...mail.fields, firstName: 'Mila\r\nBcc: x@evil.example', message: 'One\nTwo' }
    expect(bodyOf(`POST ${mails}`, { ...mail, fields })).toMatchObject({
      fields: { firstName: 'Mila Bcc: x@evil.example', message: 'One\nTwo' },
    })
  })

  it('leave the check for missing form fields to the platform', () => {
    expect(bodyOf(`POST ${mails}`, { ...mail, fields: {} })).toEqual({ ...mail, fields: {} })
    expect(bodyOf(`POST ${notices}`, { productId: 'p1', locale: 'de-CH' })).toEqual({
      productId: 'p1',
      locale: 'de-CH',
    })
  })

  it.each([
    ['a quantity of 0', `POST ${baskets}/b1/items`, [{ productId: 'p1', quantity: 0 }]],
    ['a fraction', `POST ${baskets}/b1/items`, [{ productId: 'p1', quantity: 1.5 }]],
    ['a quantity of 1000', `POST ${baskets}/b1/items`, [{ productId: 'p1', quantity: 1000 }]],
    ['21 lines', `POST ${baskets}/b1/items`, Array.from({ length: 21 }, () => ({ productId: 'p1', quantity: 1 }))],
    ['no array', `POST ${baskets}/b1/items`, { productId: 'p1', quantity: 1 }],
    ['an invalid id', `POST ${baskets}/b1/items`, [{ productId: '../p1', quantity: 1 }]],
    ['a negative quantity', `PATCH ${baskets}/b1/items/i1`, { quantity: -1 }],
    ['no e-mail address', `PUT ${baskets}/b1/customer`, { email: 'mila' }],
    ['a currency name instead of a code', `POST ${baskets}`, { currency: 'francs' }],
    ['a line break in a name', `PUT ${baskets}/b1/billing-address`, { lastName: 'A\r\nB' }],
    ['an overlong name', `PUT ${baskets}/b1/billing-address`, { lastName: 'x'.repeat(5000) }],
    ['a country name instead of a code', `PUT ${baskets}/b1/billing-address`, { countryCode: 'Switzerland' }],
    ['an empty coupon', `POST ${baskets}/b1/coupons`, { code: '' }],
    [
      'a full card number in place of a masked one',
      `POST ${baskets}/b1/payment-instruments`,
      { paymentCard: { ...card, maskedNumber: '4111111111111111' } },
    ],
    [
      'a full card number to store',
      `POST ${customer}/payment-instruments`,
      { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...card, number: '4111111111111111' } },
    ],
    ['a negative amount', `POST ${baskets}/b1/payment-instruments`, { amount: -5 }],
    [
      'a gift certificate without an amount',
      `POST ${baskets}/b1/gift-certificate-items`,
      { amount: 0, recipientEmail: 'mila.brandt@example.com' },
    ],
    ['an order without a basket', `POST ${orders}`, {}],
    ['an address without a name', `POST ${customer}/addresses`, { lastName: 'Brandt', countryCode: 'CH' }],
    ['another type of list', `POST ${customer}/product-lists`, { type: 'gift_registry' }],
    ['a form that does not exist', `POST ${mails}`, { ...mail, formType: 'spam' }],
    ['a kind of mail that does not exist', `POST ${mails}`, { ...mail, emailType: 23 }],
    ['a notification without a subject', `POST ${notices}`, { email: 'mila.brandt@example.com', locale: 'de-CH' }],
    ['a body for a call without one', `DELETE ${baskets}/b1`, { a: 1 }],
    ['an array for a call without a body', `POST ${baskets}/actions/merge`, [1]],
    ['text', `POST ${baskets}`, 'text'],
  ])('are refused with %s', (_name, call, body) => {
    expect(bodyOf(call, body)).toBeNull()
  })

  it('may be an empty object for a call without a body', () => {
    expect(bodyOf(`DELETE ${baskets}/b1`, undefined)).toBeUndefined()
    expect(bodyOf(`POST ${baskets}/actions/merge`, {})).toBeUndefined()
  })
})
