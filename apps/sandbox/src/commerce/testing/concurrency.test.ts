import type { Basket, BasketsResult } from '@vitrine/commerce-client/types/basket'
import type { CustomerOrderResult, Order } from '@vitrine/commerce-client/types/order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from './createTestSandbox.js'
import { BASKETS, ORDERS, placeOrder, prepareBasket } from './orderJourney.js'
import { TEST_IDS } from './testCatalogue.js'

const CUSTOMERS = 'customer/shopper-customers/v1'

describe('parallel calls', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const times = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call))
  const basketsOf = async () =>
    (await shopper.call('GET', CUSTOMERS, `customers/${shopper.customerId}/baskets`)).json<BasketsResult>()
  const ordersOf = async () =>
    (await shopper.call('GET', CUSTOMERS, `customers/${shopper.customerId}/orders`)).json<CustomerOrderResult>()

  it('create one basket', async () => {
    const answers = await times(10, () => shopper.call('POST', BASKETS, 'baskets', {}))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await basketsOf()).total).toBe(1)
  })

  it('add no more than is available', async () => {
    const { basketId } = (await shopper.call('POST', BASKETS, 'baskets', {})).json<Basket>()
    const add = () =>
      shopper.call('POST', BASKETS, `baskets/${basketId}/items`, [{ productId: TEST_IDS.steelWatch, quantity: 1 }])
    const answers = await times(10, add)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const { baskets } = await basketsOf()
    expect(baskets?.[0]?.productItems).toMatchObject([{ productId: TEST_IDS.steelWatch, quantity: 2 }])
  })

  it('create one order from a basket, with parallel additions either included or refused', async () => {
    const basketId = await prepareBasket(shopper)
    const add = () =>
      shopper.call('POST', BASKETS, `baskets/${basketId}/items`, [{ productId: TEST_IDS.steelWatch, quantity: 1 }])
    const calls = [placeOrder(shopper, basketId), add(), placeOrder(shopper, basketId), add()]
    const [first, added, second, addedLate] = await Promise.all(calls)
    const orders = [first, second].filter((answer) => answer?.statusCode === 200)
    expect(orders).toHaveLength(1)
    const additions = [added, addedLate].filter((answer) => answer?.statusCode === 200).length
    const { productItems = [], orderTotal, paymentInstruments = [] } = orders[0]?.json<Order>() ?? {}
    expect(productItems.map(({ quantity }) => quantity)).toEqual([1 + additions])
    expect(paymentInstruments.map(({ amount }) => amount)).toEqual([orderTotal])
    expect(await ordersOf()).toMatchObject({ total: 1 })
    expect(await basketsOf()).toMatchObject({ total: 0 })
  })

  it('redeem a gift certificate once', async () => {
    const shoppers = await times(4, () => sandbox.login())
    const baskets = await Promise.all(
      shoppers.map(async (one) => {
        const basketId = await prepareBasket(one)
        await one.call('POST', BASKETS, `baskets/${basketId}/payment-instruments`, {
          paymentMethodId: 'GIFT_CERTIFICATE',
          giftCertificateCode: 'GIFT-2026-0001',
          amount: 500,
        })
        return { one, basketId }
      }),
    )
    const answers = await Promise.all(baskets.map(({ one, basketId }) => placeOrder(one, basketId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('fail an order once', async () => {
    const { orderNo } = (await placeOrder(shopper, await prepareBasket(shopper))).json<Order>()
    const fail = () => shopper.call('POST', ORDERS, `orders/${orderNo}/actions/fail?reopenBasket=true`, {})
    const answers = await times(5, fail)
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    expect((await basketsOf()).total).toBe(1)
  })

  it('merge a basket once', async () => {
    await prepareBasket(shopper)
    const customer = await sandbox.loginCustomer('jonas.holm@example.com', shopper.usid)
    const merge = () => customer.call('POST', BASKETS, 'baskets/actions/merge?createDestinationBasket=true')
    const answers = await times(4, merge)
    const merged = answers.filter(({ statusCode }) => statusCode === 200)
    expect(merged).toHaveLength(1)
    expect(merged[0]?.json<Basket>().productItems).toMatchObject([{ quantity: 1 }])
    expect((await basketsOf()).total).toBe(0)
  })
})
