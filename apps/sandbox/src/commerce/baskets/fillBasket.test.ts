import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'
const address = { lastName: 'Frei', address1: 'Uferweg 1', postalCode: '8001', city: 'Zürich', countryCode: 'CH' }
const card = { cardType: 'Visa', maskedNumber: '************1111', expirationMonth: 5, expirationYear: 2029 }

describe('a basket created with content', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const create = (body: object) => shopper.call('POST', API, 'baskets?locale=de-CH', body)
  const whole = {
    customerInfo: { email: 'ada@mail.example' },
    billingAddress: address,
    shipments: [
      { shipmentId: 'me', shippingMethod: { id: 'ch-express' }, shippingAddress: address },
      { shipmentId: 'gift', gift: true, giftMessage: 'For you', shippingAddress: address },
    ],
    productItems: [
      { productId: TEST_IDS.steelWatch, quantity: 1 },
      { productId: TEST_IDS.ring52, quantity: 1, shipmentId: 'gift' },
    ],
    giftCertificateItems: [{ amount: 100, recipientEmail: 'eva@mail.example' }],
    couponItems: [{ code: 'ENGRAVE' }],
    paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', paymentCard: card }],
  }

  it('contains every part of the body', async () => {
    const answer = await create(whole)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      customerInfo: { customerId: shopper.customerId, email: 'ada@mail.example' },
      billingAddress: address,
      shipments: [
        { shipmentId: 'me', shippingMethod: { id: 'ch-express' }, shippingAddress: address },
        { shipmentId: 'gift', gift: true, giftMessage: 'For you', shippingAddress: address },
      ],
      productItems: [
        { productId: TEST_IDS.steelWatch, shipmentId: 'me' },
        { productId: TEST_IDS.ring52, shipmentId: 'gift' },
      ],
      giftCertificateItems: [{ amount: 100, recipientEmail: 'eva@mail.example' }],
      couponItems: [{ code: 'ENGRAVE' }],
      paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', paymentCard: { numberLastDigits: '1111' } }],
    })
  })

  it('may have empty parts', async () => {
    expect((await create({ productItems: [], shipments: [], couponItems: null })).statusCode).toBe(200)
  })

  it.each([
    [
      'an address outside the market',
      { billingAddress: address, shipments: [{ shippingAddress: { countryCode: 'DE' } }] },
    ],
    ['a repeated shipment', { shipments: [{ shipmentId: 'me' }, { shipmentId: 'me' }] }],
    ['an invalid shipment', { shipments: ['me'] }],
    ['a coupon without a code', { couponItems: [{}] }],
    ['an unknown coupon', { ...whole, couponItems: [{ code: 'NONE' }] }],
    ['an unknown payment method', { paymentInstruments: [{ paymentMethodId: 'SHELLS' }] }],
    ['no e-mail address', { customerInfo: { email: 'ada' } }],
    ['a sold-out product', { productItems: [{ productId: TEST_IDS.soldOut, quantity: 1 }] }],
  ])('is not created with %s', async (_name, body) => {
    expect((await create(body)).statusCode).toBe(400)
    expect((await create({})).statusCode).toBe(200)
  })

  it('requires the shipment that a product refers to', async () => {
    const lost = { productItems: [{ productId: TEST_IDS.steelWatch, quantity: 1, shipmentId: 'lost' }] }
    expect((await create(lost)).statusCode).toBe(404)
    expect((await create({})).statusCode).toBe(200)
  })
})
