import { describe, expect, it } from 'vitest'
import { buildBasket } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerWith, createFakeRoutes, type FakeAnswer, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import { failureCode } from '../sync/failureCode.js'
import { useCreateOrder } from './orderHooks.js'
import { swrKeys } from '../sync/swrKeys.js'

const basket = buildBasket({ creationDate: '2026-11-21T10:00:00.000Z' })
const order = {
  orderNo: '0001',
  orderTotal: basket.orderTotal,
  productItems: basket.productItems,
  creationDate: '2026-11-21T10:05:00.000Z',
}
const noBasket = answerWith({ total: 0 })
const history = (...data: readonly object[]) => answerWith({ data, total: data.length, limit: 1 })

async function place(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>, isGuest = false) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session: { customerId: 'c', usid: 'u', isGuest } })
  const key = swrKeys.data('basket', shop.scope, 'c')
  await shop.mutate(key, basket, { revalidate: false })
  const run = () => useCreateOrder.definition.run(shop, undefined)
  const outcome = await run().then((made) => made.orderNo, failureCode)
  return { ...fake, outcome, shown: shop.cached(key) }
}

describe('useCreateOrder', () => {
  it('creates an order and removes the basket', async () => {
    const { outcome, shown, calls } = await place({ 'POST orders': answerWith(order) })
    expect([outcome, shown]).toEqual(['0001', null])
    expect(calls[0]?.body).toBe('{"basketId":"basket-1"}')
  })

  it('keeps the basket when the platform rejects the order', async () => {
    const { outcome, shown } = await place({ 'POST orders': refuseWith(400, 'bad-request') })
    expect([outcome, shown]).toEqual(['validation', basket])
  })

  it('reports failure after a lost response if the basket still exists', async () => {
    const { outcome, shown, count } = await place({
      'POST orders': loseAnswer,
      'GET baskets': answerWith({ baskets: [basket], total: 1 }),
    })
    expect([outcome, shown, count('POST orders')]).toEqual(['failed', basket, 1])
  })

  it.each([
    ['a registered shopper', false],
    ['a guest', true],
  ])('finds the order of %s after a lost response', async (_, isGuest) => {
    const routes = { 'POST orders': loseAnswer, 'GET baskets': noBasket, 'GET orders': history(order) }
    const { outcome, shown, count } = await place(routes, isGuest)
    expect([outcome, shown, count('POST orders')]).toEqual(['0001', null, 1])
  })

  it.each([
    ['is an older one', { ...order, creationDate: '2026-11-20T10:00:00.000Z' }],
    ['has another total', { ...order, orderTotal: 1 }],
    ['has other products', { ...order, productItems: [] }],
  ])('reports an unknown outcome when the newest order %s', async (_, newest) => {
    const routes = { 'POST orders': loseAnswer, 'GET baskets': noBasket, 'GET orders': history(newest) }
    const { outcome, shown } = await place(routes)
    expect([outcome, shown]).toEqual(['unknown', null])
  })

  it.each([
    ['the orders cannot be read', noBasket],
    ['nothing can be read', loseAnswer],
  ])('reports an unknown outcome when %s', async (_, baskets) => {
    const { outcome, count } = await place({
      'POST orders': loseAnswer,
      'GET baskets': baskets,
      'GET orders': loseAnswer,
    })
    expect([outcome, count('POST orders')]).toEqual(['unknown', 1])
  })
})
