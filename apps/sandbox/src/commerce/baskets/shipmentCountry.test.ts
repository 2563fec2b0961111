import type { Basket } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'
const OUTSIDE = /\/shipping-address-outside-market$/
const vienna = { lastName: 'Frei', address1: 'Graben 1', postalCode: '1010', city: 'Wien', countryCode: 'AT' }
const zurich = { ...vienna, postalCode: '8001', city: 'Zürich', countryCode: 'CH' }

describe('the country of a shipment', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  let basketId: string
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
    const basket = await shopper.call('POST', API, 'baskets', { c_country: 'DE', currency: 'EUR' })
    basketId = basket.json<Basket>().basketId ?? ''
    await call('POST', '/items', [{ productId: TEST_IDS.steelWatch, quantity: 1 }])
  })
  afterEach(() => sandbox.app.close())

  const call = (method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, body?: object) =>
    shopper.call(method, API, `baskets/${basketId}${path}`, body)
  const ship = (address: object) => call('PUT', '/shipments/me/shipping-address', address)

  it('determines its methods', async () => {
    const read = async () => (await call('GET', '/shipments/me/shipping-methods')).json()
    expect(await read()).toMatchObject({ defaultShippingMethodId: 'de-standard' })
    await ship({ ...vienna, countryCode: 'at' })
    expect(await read()).toMatchObject({ defaultShippingMethodId: 'at-standard' })
    expect((await call('PUT', '/shipments/me/shipping-method', { id: 'de-express' })).statusCode).toBe(400)
    const chosen = await call('PUT', '/shipments/me/shipping-method', { id: 'at-express' })
    expect(chosen.json()).toMatchObject({ shipments: [{ shippingMethod: { id: 'at-express' } }] })
  })

  it('determines the taxes of its items and of shipping', async () => {
    await call('PATCH', '/shipments/me', { shippingMethod: { id: 'at-express' }, shippingAddress: vienna })
    await call('POST', '/shipments', { shipmentId: 'gift' })
    const item = { productId: TEST_IDS.steelWatch, quantity: 1, shipmentId: 'gift' }
    const basket = (await call('POST', '/items', [item])).json<Basket>()
    expect(basket.productItems?.map(({ shipmentId, taxRate }) => [shipmentId, taxRate])).toEqual([
      ['me', 0.2],
      ['gift', 0.19],
    ])
    expect(basket.shippingItems).toMatchObject([{ taxRate: 0.2 }])
    expect(basket.groupedTaxItems?.map(({ taxRate }) => taxRate)).toEqual([0.2, 0.19])
  })

  it.each([
    ['PUT', '/shipments/me/shipping-address', zurich],
    ['PUT', '/shipments/me/shipping-address', { countryCode: 'US' }],
    ['PATCH', '/shipments/me', { shippingAddress: zurich }],
    ['POST', '/shipments', { shipmentId: 'gift', shippingAddress: zurich }],
    ['PUT', '/billing-address?useAsShipping=true', zurich],
  ] as const)('must be in the basket’s market: %s %s %j', async (method, path, body) => {
    const answer = await call(method, path, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      type: expect.stringMatching(OUTSIDE),
      parameter: 'countryCode',
      countries: ['DE', 'AT', 'FR'],
    })
    const { shipments, billingAddress } = (await call('GET', '')).json<Basket>()
    expect(shipments).toHaveLength(1)
    expect([shipments?.[0]?.shippingAddress, billingAddress]).toEqual([undefined, undefined])
  })

  it('does not restrict the billing address', async () => {
    expect((await call('PUT', '/billing-address', zurich)).statusCode).toBe(200)
  })

  it("is reported when it is no longer in the basket's market", async () => {
    await call('PATCH', '/shipments/me', { shippingMethod: { id: 'at-standard' }, shippingAddress: vienna })
    await call('PUT', '/billing-address', vienna)
    await call('PUT', '/customer', { email: 'ada@mail.example' })
    await call('PATCH', '', { c_country: 'CH', currency: 'CHF' })
    await call('POST', '/payment-instruments', { paymentMethodId: 'BANK_TRANSFER' })
    const answer = await shopper.call('POST', 'checkout/shopper-orders/v1', 'orders', { basketId })
    expect(answer.json()).toMatchObject({ type: expect.stringMatching(OUTSIDE), countries: ['CH'] })
  })

  it('can be ordered to', async () => {
    await call('PATCH', '/shipments/me', { shippingMethod: { id: 'at-standard' }, shippingAddress: vienna })
    await call('PUT', '/billing-address', vienna)
    await call('PUT', '/customer', { email: 'ada@mail.example' })
    await call('POST', '/payment-instruments', { paymentMethodId: 'BANK_TRANSFER' })
    const answer = await shopper.call('POST', 'checkout/shopper-orders/v1', 'orders', { basketId })
    expect(answer.statusCode).toBe(200)
  })
})
