import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerWith, createFakeRoutes, type FakeAnswer, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useUpdateShippingMethod } from '../hooks/basketHooks.js'
import { useAddCoupon } from '../hooks/couponHooks.js'
import { swrKeys } from './swrKeys.js'
import { useRemoveBasketItem } from '../hooks/useRemoveBasketItem.js'
import { useUpdateBasketItem } from '../hooks/useUpdateBasketItem.js'

const withLines = (first: number, second = 1) =>
  buildBasket({
    productItems: [
      buildBasketItem({ quantity: first }),
      buildBasketItem({ itemId: 'line-2', productId: 'p2', quantity: second }),
    ],
  })

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch })
  const key = swrKeys.data('basket', shop.scope, 'c')
  const shown = (): Basket | null | undefined => shop.cache.get(`@"basket","demo","de-CH","CHF","c",`)?.data
  return {
    ...fake,
    shown,
    quantities: () => shown()?.productItems?.map(({ quantity }) => quantity),
    seed: (basket: Basket | null) => shop.mutate(key, basket, { revalidate: false }),
    update: (itemId: string, quantity: number) =>
      useUpdateBasketItem.definition.run(shop, { itemId, productId: 'p', quantity }),
    remove: (itemId: string) => useRemoveBasketItem.definition.run(shop, { itemId }),
    addCoupon: (code: string) => useAddCoupon.definition.run(shop, { body: { code } }),
    ship: (id: string) => useUpdateShippingMethod.definition.run(shop, { shipmentId: 'me', body: { id } }),
  }
}

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })

/** A response that is held until it is released. */
function held(answer: FakeAnswer) {
  const gate = Promise.withResolvers<void>()
  return {
    answer: async (call: Parameters<FakeAnswer>[0]) => {
      await gate.promise
      return answer(call)
    },
    release: () => gate.resolve(),
  }
}

describe('updateResource', () => {
  it('shows the expected basket immediately, then the platform’s', async () => {
    const patch = held(answerWith(withLines(4)))
    const { seed, update, quantities } = open({ 'PATCH line-1': patch.answer })
    await seed(withLines(1))
    const done = update('line-1', 5)
    expect(quantities()).toEqual([5, 1])
    patch.release()
    await done
    expect(quantities()).toEqual([4, 1])
  })

  it('rolls back only the failed update', async () => {
    const [first, second] = [held(refuseWith(400, 'bad-request')), held(answerWith(withLines(1, 3)))]
    const { seed, update, quantities } = open({ 'PATCH line-1': first.answer, 'PATCH line-2': second.answer })
    await seed(withLines(1, 1))
    const failing = update('line-1', 5).catch(() => 'failed')
    const going = update('line-2', 3)
    expect(quantities()).toEqual([5, 3])
    first.release()
    expect(await failing).toBe('failed')
    expect(quantities()).toEqual([1, 3])
    second.release()
    await going
    expect(quantities()).toEqual([1, 3])
  })

  it('sends updates one at a time, in call order, even after a failure', async () => {
    let running = 0
    let most = 0
    const slow: FakeAnswer = async (call) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return JSON.parse(call.body).quantity === 1
        ? refuseWith(400, 'bad-request')(call)
        : Response.json(withLines(JSON.parse(call.body).quantity))
    }
    const coupon = { 'POST coupons': slow, 'PATCH line-1': slow }
    const { seed, update, addCoupon, names } = open(coupon)
    await seed(withLines(1))
    const results = await Promise.allSettled([update('line-1', 1), addCoupon('A'), update('line-1', 3)])
    expect(most).toBe(1)
    expect(names()).toEqual(['PATCH line-1', 'POST coupons', 'PATCH line-1'])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('sends one request for a double click, and two for different quantities', async () => {
    const { seed, update, remove, count } = open({
      'PATCH line-1': answerWith(withLines(2)),
      'DELETE line-1': answerWith(withLines(2)),
    })
    await seed(withLines(1))
    await Promise.all([update('line-1', 2), update('line-1', 2), update('line-1', 3)])
    expect(count('PATCH line-1')).toBe(2)
    await Promise.all([remove('line-1'), remove('line-1')])
    expect(count('DELETE line-1')).toBe(1)
  })

  it('reads the basket first when none is cached', async () => {
    const { update, names } = open({ 'GET baskets': baskets(withLines(1)), 'PATCH line-1': answerWith(withLines(2)) })
    await update('line-1', 2)
    expect(names()).toEqual(['GET baskets', 'PATCH line-1'])
  })

  it('sends nothing when there is no basket', async () => {
    const { update, names } = open({ 'GET baskets': baskets() })
    await expect(update('line-1', 2)).rejects.toThrow('no basket to change')
    expect(names()).toEqual(['GET baskets'])
  })

  it('shows the current data when the basket no longer exists, and creates none', async () => {
    const { seed, update, shown, names } = open({
      'PATCH line-1': refuseWith(404, 'basket-not-found'),
      'GET baskets': baskets(),
    })
    await seed(withLines(1))
    await expect(update('line-1', 2)).rejects.toMatchObject({ kind: 'notFound' })
    expect(shown()).toBeNull()
    expect(names()).toEqual(['PATCH line-1', 'GET baskets'])
  })
})

describe('a lost response', () => {
  const losses: readonly (readonly [string, FakeAnswer])[] = [
    ['a reset connection', loseAnswer],
    ['a 503', refuseWith(503, 'overloaded')],
    ['a truncated body', () => new Response('{"basketId":')],
  ]

  it.each(losses)('after %s succeeds when the basket contains the change', async (_, lost) => {
    const { seed, update, quantities, count } = open({ 'PATCH line-1': lost, 'GET baskets': baskets(withLines(5)) })
    await seed(withLines(1))
    await update('line-1', 5)
    expect(quantities()).toEqual([5, 1])
    expect(count('PATCH line-1')).toBe(1)
  })

  it.each(losses)('after %s fails when the basket does not contain the change', async (_, lost) => {
    const { seed, update, quantities, count } = open({ 'PATCH line-1': lost, 'GET baskets': baskets(withLines(1)) })
    await seed(withLines(1))
    await expect(update('line-1', 5)).rejects.toThrow('the update was not applied')
    expect(quantities()).toEqual([1, 1])
    expect(count('PATCH line-1')).toBe(1)
  })

  it('reports an unknown outcome when the basket cannot be read either', async () => {
    const { seed, addCoupon, shown, count } = open({ 'POST coupons': loseAnswer, 'GET baskets': loseAnswer })
    await seed(withLines(1))
    await expect(addCoupon('A')).rejects.toMatchObject({ kind: 'network' })
    expect(shown()).toEqual(withLines(1))
    expect(count('POST coupons')).toBe(1)
  })

  it('recognises an applied coupon and shipping method', async () => {
    const made = buildBasket({
      couponItems: [{ couponItemId: 'x', code: 'A' }],
      shipments: [{ shipmentId: 'me', shippingMethod: { id: 'express' } }],
    })
    const { seed, addCoupon, ship } = open({
      'POST coupons': loseAnswer,
      'PUT shipping-method': loseAnswer,
      'GET baskets': baskets(made),
    })
    await seed(withLines(1))
    expect(await addCoupon('A')).toEqual(made)
    expect(await ship('express')).toEqual(made)
    await expect(addCoupon('B')).rejects.toThrow('not applied')
  })
})
