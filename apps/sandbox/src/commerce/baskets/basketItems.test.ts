import type { Basket } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'

describe('basket items', () => {
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
  const read = async (basket: Basket) => (await shopper.call('GET', API, `baskets/${basket.basketId}`)).json<Basket>()

  describe('addItemToBasket', () => {
    it('adds a line with the price of the market', async () => {
      const answer = await add(await create(), { productId: TEST_IDS.steelWatch, quantity: 2 })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        productItems: [
          {
            itemId: expect.any(String),
            productId: TEST_IDS.steelWatch,
            productName: 'Meridian 40',
            quantity: 2,
            basePrice: 8200,
            price: 16_400,
            priceAfterItemDiscount: 16_400,
            shipmentId: 'me',
          },
        ],
        productSubTotal: 16_400,
        orderTotal: 16_400,
      })
    })

    it.each([
      ['CH', 'CHF', 8200, 614.43],
      ['DE', 'EUR', 8300, 1325.21],
      ['AT', 'EUR', 8300, 1383.33],
      ['FR', 'EUR', 8300, 1383.33],
      ['DK', 'DKK', 65_600, 13_120],
      ['GB', 'GBP', 8100, 1350],
    ])('contains the value-added tax of %s', async (c_country, currency, orderTotal, taxTotal) => {
      const answer = await add(await create({ c_country, currency }), { productId: TEST_IDS.steelWatch, quantity: 1 })
      expect(answer.json()).toMatchObject({ orderTotal, taxTotal, taxation: 'gross', currency })
    })

    it('increases the quantity of a product that is already in the basket', async () => {
      const basket = await create()
      await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })
      const { productItems } = (await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })).json<Basket>()
      expect(productItems).toMatchObject([{ quantity: 2 }])
    })

    it('adds the products of a set, and increases existing lines', async () => {
      const basket = await create()
      await add(basket, { productId: TEST_IDS.ring52, quantity: 1 })
      const { productItems, productTotal } = (
        await add(basket, { productId: TEST_IDS.set, quantity: 1 })
      ).json<Basket>()
      expect(productItems).toMatchObject([
        { productId: TEST_IDS.ring52, quantity: 2, basePrice: 3400 },
        { productId: TEST_IDS.steelWatch, quantity: 1, basePrice: 8200 },
      ])
      expect(new Set(productItems?.map(({ itemId }) => itemId)).size).toBe(2)
      expect(productTotal).toBe(15_000)
    })

    it('adds no product of a set if one is out of stock', async () => {
      const basket = await create()
      const answer = await add(basket, { productId: TEST_IDS.set, quantity: 3 })
      expect(answer.statusCode).toBe(400)
      expect((await read(basket)).productItems ?? []).toEqual([])
    })

    it('does not change a line into a set', async () => {
      const basket = (await add(await create(), { productId: TEST_IDS.ring52, quantity: 1 })).json<Basket>()
      const path = `baskets/${basket.basketId}/items/${basket.productItems?.[0]?.itemId}`
      expect((await shopper.call('PATCH', API, path, { productId: TEST_IDS.set, quantity: 1 })).statusCode).toBe(400)
    })

    it('uses the price of the catalogue, not of the client', async () => {
      const answer = await add(await create(), { productId: TEST_IDS.steelWatch, quantity: 1, price: 1 })
      expect(answer.json().orderTotal).toBe(8200)
    })

    it('discounts a promoted product', async () => {
      const answer = await add(await create(), { productId: TEST_IDS.promoted, quantity: 1 })
      expect(answer.json()).toMatchObject({
        productItems: [
          {
            basePrice: 1000,
            price: 1000,
            priceAfterItemDiscount: 900,
            priceAdjustments: [{ promotionId: 'autumn', price: -100 }],
          },
        ],
        orderTotal: 900,
      })
    })

    it('sells a gift card without tax', async () => {
      const answer = await add(await create(), { productId: TEST_IDS.giftCard, quantity: 3 })
      expect(answer.json()).toMatchObject({ orderTotal: 1500, taxTotal: 0 })
    })

    it.each([
      ['more than the allocation', [], [TEST_IDS.steelWatch, 3], 'Can-Not-Add-To-Cart'],
      ['the full allocation twice', [TEST_IDS.steelWatch, 2], [TEST_IDS.steelWatch, 1], 'Can-Not-Add-To-Cart'],
      ['a sold-out product', [], [TEST_IDS.soldOut, 1], 'Can-Not-Add-To-Cart'],
      ['stock to a pre-order', [TEST_IDS.preOrder, 1], [TEST_IDS.steelWatch, 1], 'Mix-Basket-Found-Pre-Order'],
      ['a pre-order to stock', [TEST_IDS.steelWatch, 1], [TEST_IDS.preOrder, 1], 'Mix-Basket-Found-In-Stock'],
      [
        'staff sale products together with others',
        [TEST_IDS.steelWatch, 1],
        [TEST_IDS.staffSale, 1],
        'StaffSale-Mix-Basket-Found',
      ],
      ['staff sale products for a guest', [], [TEST_IDS.staffSale, 1], undefined],
      ['a product sold in boutiques only', [], [TEST_IDS.partner, 1], undefined],
      ['a product with a price on request', [], [TEST_IDS.onRequest, 1], undefined],
      ['a product without a price', [], [TEST_IDS.withoutPrice, 1], undefined],
      ['an unknown product', [], ['none', 1], undefined],
    ])('refuses %s', async (_name, [before, beforeQuantity], [productId, quantity], c_code) => {
      const basket = await create()
      if (before !== undefined) await add(basket, { productId: before, quantity: beforeQuantity })
      const answer = await add(basket, { productId, quantity })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ productId, type: expect.stringMatching(/\/bad-request$/) })
      expect(answer.json().c_code).toBe(c_code)
    })

    it('sells staff sale products to staff sale customers, but nothing together with them', async () => {
      shopper = await sandbox.loginCustomer('staff@halbrenn.example')
      const basket = await create()
      const added = await add(basket, { productId: TEST_IDS.staffSale, quantity: 1 })
      expect(added.json()).toMatchObject({ productItems: [{ productId: TEST_IDS.staffSale }] })
      const other = await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })
      expect(other.json()).toMatchObject({ c_code: 'StaffSale-Mix-Basket-Found' })
    })

    it('adds all items or none', async () => {
      const basket = await create()
      const items = [TEST_IDS.steelWatch, TEST_IDS.preOrder].map((productId) => ({ productId, quantity: 1 }))
      expect((await add(basket, ...items)).statusCode).toBe(400)
      expect((await read(basket)).productItems).toEqual([])
    })

    it.each([
      ['an object', { productId: TEST_IDS.steelWatch }],
      ['an empty array', []],
      ['an item without a product', [{ quantity: 1 }]],
      ['a quantity of 0', [{ productId: TEST_IDS.steelWatch, quantity: 0 }]],
      ['a fraction', [{ productId: TEST_IDS.steelWatch, quantity: 1.5 }]],
      ['a quantity as text', [{ productId: TEST_IDS.steelWatch, quantity: '1' }]],
      ['a quantity above 999', [{ productId: TEST_IDS.steelWatch, quantity: 1000 }]],
    ])('answers 400 to %s', async (_name, body) => {
      const { basketId } = await create()
      expect((await shopper.call('POST', API, `baskets/${basketId}/items`, body)).statusCode).toBe(400)
    })

    it('answers 404 for an unknown basket', async () => {
      const answer = await shopper.call('POST', API, 'baskets/none/items', [{ productId: 'x', quantity: 1 }])
      expect(answer.statusCode).toBe(404)
    })
  })

  describe('a line', () => {
    let basket: Basket
    let itemPath: string
    beforeEach(async () => {
      basket = (await add(await create(), { productId: TEST_IDS.steelWatch, quantity: 1 })).json<Basket>()
      itemPath = `baskets/${basket.basketId}/items/${basket.productItems?.[0]?.itemId}`
    })

    it('changes its quantity and keeps its id', async () => {
      const answer = await shopper.call('PATCH', API, itemPath, { productId: TEST_IDS.steelWatch, quantity: 2 })
      expect(answer.json()).toMatchObject({
        productItems: [{ itemId: basket.productItems?.[0]?.itemId, quantity: 2 }],
        orderTotal: 16_400,
      })
    })

    it('can be changed to another variant', async () => {
      const answer = await shopper.call('PATCH', API, itemPath, { productId: TEST_IDS.goldWatch, quantity: 1 })
      expect(answer.json()).toMatchObject({ productItems: [{ productId: TEST_IDS.goldWatch }], orderTotal: 21_000 })
    })

    it('is removed with quantity 0', async () => {
      expect((await shopper.call('PATCH', API, itemPath, { quantity: 0 })).json()).toMatchObject({ productItems: [] })
    })

    it('is removed with DELETE, which answers 200 with the basket', async () => {
      const answer = await shopper.call('DELETE', API, itemPath)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ basketId: basket.basketId, productItems: [], orderTotal: 0 })
    })

    it.each([
      ['more than the allocation', { quantity: 3 }, 'Can-Not-Add-To-Cart'],
      ['a variant that is sold out', { productId: TEST_IDS.soldOut, quantity: 1 }, 'Can-Not-Add-To-Cart'],
      ['a negative quantity', { quantity: -1 }, undefined],
      ['a quantity above 999', { quantity: 1000 }, undefined],
    ])('refuses %s', async (_name, body, c_code) => {
      const answer = await shopper.call('PATCH', API, itemPath, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().c_code).toBe(c_code)
    })

    it.each(['PATCH', 'DELETE'] as const)('answers 404 to %s when it is unknown', async (method) => {
      const answer = await shopper.call(method, API, `baskets/${basket.basketId}/items/none`, { quantity: 1 })
      expect(answer.statusCode).toBe(404)
    })
  })
})
