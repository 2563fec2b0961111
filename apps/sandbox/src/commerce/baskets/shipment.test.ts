import type { Basket } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'

describe('basket shipment', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const create = async (body: object = {}, query = 'locale=de-CH') =>
    (await shopper.call('POST', API, `baskets?${query}`, body)).json<Basket>()
  const add = (basket: Basket, ...items: readonly object[]) =>
    shopper.call('POST', API, `baskets/${basket.basketId}/items`, items)

  const methods = async (basket: Basket, query = '') =>
    shopper.call('GET', API, `baskets/${basket.basketId}/shipments/me/shipping-methods?${query}`)
  const patch = (basket: Basket, body: object, shipment = 'me') =>
    shopper.call('PATCH', API, `baskets/${basket.basketId}/shipments/${shipment}`, body)

  it('has the methods of the basket’s country in the language of the call', async () => {
    const answer = await methods(await create({ c_country: 'FR', currency: 'EUR' }), 'locale=fr-FR')
    expect(answer.json()).toMatchObject({
      defaultShippingMethodId: 'fr-standard',
      applicableShippingMethods: [
        { id: 'fr-standard', name: 'Livraison assurée', price: 0, c_hideOnStorefront: false },
        { id: 'fr-express', price: 35, c_hideOnStorefront: false },
        { id: 'fr-pickup', price: 0, c_isPickUp: true, c_deliveryDaysMin: 2, c_deliveryDaysMax: 5 },
        { id: 'fr-boutique-transfer', c_hideOnStorefront: true },
      ],
    })
  })

  it('has no express method in countries without a courier', async () => {
    const { applicableShippingMethods } = (await methods(await create({ c_country: 'DK' }))).json()
    expect(applicableShippingMethods).toHaveLength(3)
  })

  it('accepts a method and includes its price and tax', async () => {
    const basket = await create()
    await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })
    const answer = await patch(basket, { shippingMethod: { id: 'ch-express' }, shippingAddress: {} })
    expect(answer.json()).toMatchObject({
      shippingTotal: 35,
      orderTotal: 8235,
      taxTotal: 617.05,
      shipments: [{ shippingMethod: { id: 'ch-express' } }],
    })
  })

  it('keeps its address when an empty one is sent', async () => {
    const basket = await create()
    await patch(basket, { shippingAddress: { city: 'Zürich', countryCode: 'CH', unknown: 1 } })
    const answer = await patch(basket, { shippingMethod: { id: 'ch-standard' }, shippingAddress: {} })
    expect(answer.json().shipments[0].shippingAddress).toEqual({ city: 'Zürich', countryCode: 'CH' })
  })

  it('keeps a gift message until an empty one is sent', async () => {
    const basket = await create()
    await patch(basket, { gift: true, giftMessage: 'For Mila', c_giftWrapping: true })
    const kept = await patch(basket, { c_receiptWithoutPrices: true })
    expect(kept.json().shipments[0]).toMatchObject({ gift: true, giftMessage: 'For Mila', c_giftWrapping: true })
    const { shipments } = (await patch(basket, { gift: false, giftMessage: '' })).json()
    expect(shipments[0]).toMatchObject({ gift: false, c_receiptWithoutPrices: true })
    expect(shipments[0]).not.toHaveProperty('giftMessage')
  })

  it.each([
    ['the method of another country', { shippingMethod: { id: 'fr-standard' } }],
    ['a method id that is not text', { shippingMethod: { id: 1 } }],
  ])('refuses %s', async (_name, body) => {
    expect((await patch(await create(), body)).statusCode).toBe(400)
  })

  it('is only the one with the id me', async () => {
    const answer = await patch(await create(), {}, 'other')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/shipment-not-found$/) })
  })
})
