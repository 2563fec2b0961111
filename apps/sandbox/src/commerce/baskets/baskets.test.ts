import type { Basket, BasketsResult } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'

describe('Shopper Baskets', () => {
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

  describe('createBasket', () => {
    it('keeps the country and the currency of the body', async () => {
      expect(await create({ c_country: 'GB', currency: 'GBP' })).toMatchObject({
        basketId: expect.stringMatching(/^[\da-f]{26}$/),
        c_country: 'GB',
        currency: 'GBP',
        orderTotal: 0,
        productItems: [],
        taxation: 'gross',
        customerInfo: { customerId: shopper.customerId },
        shipments: [{ shipmentId: 'me' }],
      })
    })

    it.each([
      ['the locale', {}, 'locale=da-DK', 'DK', 'DKK'],
      ['the country of the body', { c_country: 'FR' }, 'locale=de-CH', 'FR', 'EUR'],
      ['Switzerland', {}, '', 'CH', 'CHF'],
    ])('takes missing values from %s', async (_name, body, query, c_country, currency) => {
      expect(await create(body, query)).toMatchObject({ c_country, currency })
    })

    it('keeps every c_ field', async () => {
      const basket = await create({ c_country: 'CH', c_note: { deep: [1] } })
      expect(await read(basket)).toMatchObject({ c_note: { deep: [1] } })
    })

    it('refuses a second basket and returns the id of the first', async () => {
      const { basketId } = await create()
      const answer = await shopper.call('POST', API, 'baskets', {})
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        title: 'Customer Baskets Quota Exceeded',
        type: expect.stringMatching(/\/customer-baskets-quota-exceeded$/),
        basketIds: basketId,
      })
    })

    it('creates nothing when its initial items are refused', async () => {
      const body = { productItems: [{ productId: TEST_IDS.soldOut, quantity: 1 }] }
      expect((await shopper.call('POST', API, 'baskets', body)).statusCode).toBe(400)
      expect((await create()).productItems).toEqual([])
    })

    it('accepts initial items', async () => {
      const basket = await create({ productItems: [{ productId: TEST_IDS.steelWatch, quantity: 1 }] })
      expect(basket.orderTotal).toBe(8200)
    })

    it('works without a body and under v1', async () => {
      const answer = await shopper.call('POST', 'checkout/shopper-baskets/v1', 'baskets')
      expect(answer.statusCode).toBe(200)
      const { basketId } = answer.json()
      expect((await shopper.call('GET', API, `baskets/${basketId}`)).statusCode).toBe(200)
    })

    it.each([
      ['an unknown currency', { currency: 'USD' }],
      ['a body that is not an object', [1]],
    ])('answers 400 to %s', async (_name, body) => {
      const answer = await shopper.call('POST', API, 'baskets', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toContain('application/problem+json')
    })
  })

  describe('customer baskets', () => {
    it("are empty at first, then contain the guest's basket", async () => {
      const list = async () =>
        (
          await shopper.call('GET', 'customer/shopper-customers/v1', `customers/${shopper.customerId}/baskets`)
        ).json<BasketsResult>()
      expect(await list()).toEqual({ baskets: [], total: 0 })
      const { basketId } = await create()
      expect(await list()).toMatchObject({ baskets: [{ basketId }], total: 1 })
    })

    it('are not accessible to another customer', async () => {
      const answer = await shopper.call('GET', 'customer/shopper-customers/v1', 'customers/somebody/baskets')
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/invalid-customer$/) })
    })

    it('hide a basket from other guests', async () => {
      const { basketId } = await create()
      const other = await sandbox.login()
      const answer = await other.call('GET', API, `baskets/${basketId}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/basket-not-found$/) })
    })
  })

  it('stores the e-mail address of its customer', async () => {
    const basket = await create()
    const put = (body: object) => shopper.call('PUT', API, `baskets/${basket.basketId}/customer`, body)
    expect((await put({ email: 'guest@mail.example' })).json()).toMatchObject({
      customerInfo: { email: 'guest@mail.example', customerId: shopper.customerId },
    })
    expect((await put({ email: 'nonsense' })).statusCode).toBe(400)
    expect((await put({})).statusCode).toBe(400)
  })

  it('updates its custom fields and its currency', async () => {
    const basket = await create({ c_country: 'CH', c_note: 'kept' })
    await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })
    const body = { c_country: 'DE', currency: 'EUR' }
    const answer = await shopper.call('PATCH', API, `baskets/${basket.basketId}`, body)
    expect(answer.json()).toMatchObject({ c_country: 'DE', c_note: 'kept', currency: 'EUR', orderTotal: 8300 })
  })

  it('is deleted with 204, and a new one can be created', async () => {
    const { basketId } = await create()
    const answer = await shopper.call('DELETE', API, `baskets/${basketId}`)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect((await shopper.call('DELETE', API, `baskets/${basketId}`)).statusCode).toBe(404)
    expect((await create()).basketId).not.toBe(basketId)
  })

  it('records when it was created and changed', async () => {
    const basket = await create()
    sandbox.advance(5000)
    await add(basket, { productId: TEST_IDS.steelWatch, quantity: 1 })
    expect(await read(basket)).toMatchObject({
      creationDate: '2026-11-20T12:00:00.000Z',
      lastModified: '2026-11-20T12:00:05.000Z',
    })
  })

  it('answers 400 to broken JSON', async () => {
    const answer = await shopper.call('POST', API, 'baskets', '{"broken')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
})
