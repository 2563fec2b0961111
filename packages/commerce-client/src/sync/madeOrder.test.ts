import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerWith, createFakeRoutes, type FakeAnswer } from '../testing/fakeRoutes.js'
import { madeOrder } from './madeOrder.js'

const lines = [
  buildBasketItem({ productId: 'p1', quantity: 2 }),
  buildBasketItem({ itemId: 'line-2', productId: 'p2', quantity: 1 }),
]
const basket = buildBasket({ creationDate: '2026-11-21T10:00:00.000Z', productItems: lines })
const order = {
  orderNo: '1',
  orderTotal: basket.orderTotal,
  productItems: lines.toReversed(),
  creationDate: '2026-11-21T10:05:00.000Z',
}
const gone = answerWith({ total: 0 })

function find(baskets: FakeAnswer, orders: FakeAnswer, from = basket) {
  const fake = createFakeRoutes({ 'GET baskets': baskets, 'GET orders': orders })
  const session = { customerId: 'c', usid: 'u', isGuest: true }
  const shop = createTestShop({ fetch: fake.fetch, session })
  return { ...fake, found: madeOrder(shop, session, from) }
}
const history = (...data: readonly object[]) => answerWith({ data, total: data.length, limit: 1 })

describe('the order made from a basket', () => {
  it('is the newest one with the same products in any order, and the same total', async () => {
    const { found, calls } = find(gone, history(order))
    expect((await found)?.orderNo).toBe('1')
    expect(calls.at(-1)?.query.get('limit')).toBe('1')
  })

  it('may be as old as the basket', async () => {
    expect(await find(gone, history({ ...order, creationDate: basket.creationDate })).found).not.toBeNull()
  })

  it('may have gift certificates only, and no products', async () => {
    const { productItems: _, ...bare } = basket
    const { productItems: __, ...made } = order
    expect(await find(gone, history(made), bare).found).not.toBeNull()
  })

  it.each([
    ['an older date', { ...order, creationDate: '2026-11-21T09:59:59.999Z' }],
    ['no date', { ...order, creationDate: undefined }],
    ['another total', { ...order, orderTotal: 1 }],
    ['another quantity', { ...order, productItems: [{ ...lines[0], quantity: 1 }, lines[1]] }],
    ['another product', { ...order, productItems: [{ ...lines[0], productId: 'x' }, lines[1]] }],
    ['fewer products', { ...order, productItems: [lines[0]] }],
  ])('is unknown when the newest one has %s', async (_name, newest) => {
    expect(await find(gone, history(newest)).found).toBeNull()
  })

  it.each([
    ['has no entry', history()],
    ['is missing', answerWith({ total: 0, limit: 1 })],
  ])('is unknown when the history %s', async (_name, orders) => {
    expect(await find(gone, orders).found).toBeNull()
  })

  it('was not made while the basket exists', async () => {
    const { found, count } = find(answerWith({ baskets: [basket], total: 1 }), history(order))
    await expect(found).rejects.toThrow('No order was created: the basket still exists.')
    expect(count('GET orders')).toBe(0)
  })

  it('may exist beside a newer basket', async () => {
    const newer = answerWith({ baskets: [{ ...basket, basketId: 'basket-2' }], total: 1 })
    expect((await find(newer, history(order)).found)?.orderNo).toBe('1')
  })
})
