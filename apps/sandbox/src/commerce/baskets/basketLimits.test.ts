import type { Basket } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'

describe('basket limits', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  let basketId: string
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
    basketId = (await shopper.call('POST', API, 'baskets?locale=de-CH', {})).json<Basket>().basketId ?? ''
  })
  afterEach(() => sandbox.app.close())

  const post = (path: string, body: object | string) => shopper.call('POST', API, `baskets/${basketId}/${path}`, body)
  const item = { productId: TEST_IDS.steelWatch, quantity: 1 }

  it.each(['"1"', '1.5', '-1', '0', '1000', 'true', '[]', '{}', '1e999', '0.001'])(
    'answers 400 to the quantity %s',
    async (quantity) => {
      const answer = await post('items', `[{"productId":"${TEST_IDS.steelWatch}","quantity":${quantity}}]`)
      expect(answer.statusCode).toBe(400)
    },
  )

  it.each([
    ['51 items', 'items', Array.from({ length: 51 }, () => item), 400],
    ['deeply nested fields', 'items', [{ ...item, c_deep: JSON.parse('['.repeat(50) + ']'.repeat(50)) }], 400],
    ['overlong fields', 'items', [{ ...item, c_long: 'x'.repeat(30_000) }], 400],
    ['a body above a megabyte', 'items', [{ ...item, c_long: 'x'.repeat(1_100_000) }], 413],
    ['a long coupon code', 'coupons', { code: 'x'.repeat(300) }, 400],
    ['an unknown shipment', 'items', [{ ...item, shipmentId: 'none' }], 404],
    ['a certificate without an address', 'gift-certificate-items', { amount: 100, recipientEmail: 'x' }, 400],
    ['an unknown payment method', 'payment-instruments', { paymentMethodId: 'CASH' }, 400],
    ['an unknown gift certificate', 'payment-instruments', { giftCertificateCode: 'none' }, 400],
    ['a used gift certificate', 'payment-instruments', { giftCertificateCode: 'GIFT-2026-USED' }, 400],
    ['a shipment without an id', 'shipments', {}, 400],
  ])('answers to %s', async (_name, path, body, status) => {
    expect((await post(path, body)).statusCode).toBe(status)
  })

  it('keeps the first ten shipments', async () => {
    const answers = []
    for (let index = 0; index < 10; index += 1) answers.push(await post('shipments', { shipmentId: `s${index}` }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 9 }, () => 200), 400])
  })

  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/coupons'],
    ['POST', '/payment-instruments'],
    ['PUT', '/billing-address'],
    ['GET', '/price-books'],
    ['POST', '/price-adjustments'],
    ['POST', '/actions/promote'],
  ] as const)("answers %s %s on another shopper's basket as if it did not exist", async (method, rest) => {
    const other = await sandbox.login()
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const foreign = await other.call(method, API, `baskets/${basketId}${rest}`, body)
    const absent = await other.call(method, API, `baskets/none${rest}`, body)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body.replaceAll(basketId, 'none')).toBe(absent.body)
  })

  it('keeps a temporary basket in addition to the open one, and replaces the open one when promoted', async () => {
    const temporary = (await shopper.call('POST', API, 'baskets?temporary=true', {})).json<Basket>()
    expect(temporary.temporaryBasket).toBe(true)
    const promote = (query: string) =>
      shopper.call('POST', API, `baskets/${temporary.basketId}/actions/promote?${query}`, {})
    expect((await promote('')).statusCode).toBe(409)
    await post('items', [item])
    expect((await promote('merge=true')).json()).toMatchObject({
      basketId: temporary.basketId,
      temporaryBasket: false,
      productItems: [{ productId: TEST_IDS.steelWatch }],
    })
    expect((await shopper.call('GET', API, `baskets/${basketId}`)).statusCode).toBe(404)
  })
})
