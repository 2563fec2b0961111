import { describe, expect, it } from 'vitest'
import { buildBasket } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import {
  answerNothing,
  answerWith,
  createFakeRoutes,
  type FakeAnswer,
  loseAnswer,
  refuseWith,
} from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { basketData } from './basketData.js'
import { personalData } from './personalData.js'
import { swrKeys } from './swrKeys.js'
import { useAddToCart } from './useAddToCart.js'

const item = { productId: '2104-310-1', quantity: 1 }
const empty = buildBasket({ productItems: [], orderTotal: 0 })
const session = { customerId: 'c', usid: 'u', isGuest: true }

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session })
  const key = swrKeys.data('basket', shop.scope, 'c')
  return {
    ...fake,
    shop,
    load: () => personalData(shop, basketData, session).read(),
    addItem: (added = item) => useAddToCart.row.run(shop, added),
    /** As `useBasket` keeps it. */
    seed: (basket: Basket | null) => shop.mutate(key, basket, { revalidate: false }),
    shown: () => shop.cached(key),
  }
}

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })

describe('load', () => {
  it('gives the valid basket', async () => {
    const { load } = open({ 'GET baskets': baskets(buildBasket()) })
    expect(await load()).toEqual(buildBasket())
  })

  it('gives null when there is none', async () => {
    const { load } = open({ 'GET baskets': answerWith({ total: 0 }) })
    expect(await load()).toBeNull()
  })

  it.each([
    ['another country', { c_country: 'DE' }],
    ['another currency', { currency: 'EUR' }],
    ['a total without lines', { productItems: [] }],
  ])('deletes a basket of %s and gives null', async (_, changes) => {
    const { load, names } = open({
      'GET baskets': baskets(buildBasket(changes)),
      'DELETE basket-1': answerNothing,
    })
    expect(await load()).toBeNull()
    expect(names()).toEqual(['GET baskets', 'DELETE basket-1'])
  })

  it.each([
    ['succeeds', answerNothing],
    ['fails', refuseWith(500, 'internal')],
  ])('deletes once when the deletion %s, however often and at once it loads', async (_, deletion) => {
    const { load, names } = open({
      'GET baskets': baskets(buildBasket({ c_country: 'DE' })),
      'DELETE basket-1': deletion,
    })
    await Promise.all([load(), load()])
    expect(await load()).toBeNull()
    expect(names().filter((name) => name === 'DELETE basket-1')).toHaveLength(1)
  })

  it('does not claim an empty cart when the baskets cannot be read', async () => {
    const { load } = open({ 'GET baskets': refuseWith(500, 'internal') })
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('addItem', () => {
  it('adds to the basket that there is', async () => {
    const { addItem, names, calls } = open({
      'GET baskets': baskets(empty),
      'POST items': answerWith(buildBasket()),
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items'])
    expect(calls[1]?.body).toBe('[{"productId":"2104-310-1","quantity":1}]')
    expect(calls[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('creates the basket of the country and currency first', async () => {
    const { addItem, names, calls } = open({
      'GET baskets': baskets(),
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await addItem()
    expect(names()).toEqual(['GET baskets', 'POST baskets', 'POST items'])
    expect(calls[1]?.body).toBe('{"c_country":"CH","currency":"CHF"}')
  })

  it('deletes a foreign basket before it creates its own', async () => {
    const { addItem, names } = open({
      'GET baskets': baskets(buildBasket({ c_country: 'DE', basketId: 'old' })),
      'DELETE old': answerNothing,
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await addItem()
    expect(names()).toEqual(['GET baskets', 'DELETE old', 'POST baskets', 'POST items'])
  })

  it('posts once for clicks at the same time', async () => {
    const { addItem, names } = open({ 'GET baskets': baskets(empty), 'POST items': answerWith(buildBasket()) })
    await Promise.all([addItem(), addItem(), addItem()])
    expect(names().filter((name) => name === 'POST items')).toHaveLength(1)
  })

  it('posts again for a later click', async () => {
    const { addItem, names } = open({ 'GET baskets': baskets(empty), 'POST items': answerWith(buildBasket()) })
    await addItem()
    await addItem()
    expect(names().filter((name) => name === 'POST items')).toHaveLength(2)
  })

  it('creates one basket for two products at the same time', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await Promise.all([addItem(), addItem({ productId: '1111-111-1', quantity: 1 })])
    expect(names().filter((name) => name === 'POST baskets')).toHaveLength(1)
  })

  it('uses the basket that another tab created meanwhile', async () => {
    const { addItem } = open({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': refuseWith(400, 'customer-baskets-quota-exceeded'),
      'POST items': answerWith(buildBasket()),
    })
    expect(await addItem()).toEqual(buildBasket())
  })

  it('starts over once when the basket is gone', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(empty), baskets()],
      'POST baskets': answerWith(empty),
      'POST items': [refuseWith(404, 'basket-not-found'), answerWith(buildBasket())],
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets', 'POST baskets', 'POST items'])
  })

  it('does not loop when the basket stays gone', async () => {
    const { addItem, names } = open({
      'GET baskets': baskets(empty),
      'POST items': refuseWith(404, 'basket-not-found'),
    })
    await expect(addItem()).rejects.toMatchObject({ kind: 'not-found' })
    expect(names().filter((name) => name === 'POST items')).toHaveLength(2)
  })

  it('counts a lost answer as success when the basket shows the product', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(empty), baskets(buildBasket())],
      'POST items': loseAnswer,
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('counts a lost answer as failure when the quantity did not grow, and does not post again', async () => {
    const { addItem, names } = open({ 'GET baskets': baskets(buildBasket()), 'POST items': loseAnswer })
    await expect(addItem()).rejects.toMatchObject({ cause: { kind: 'network' } })
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('hands the code of a refusal on', async () => {
    const { addItem } = open({
      'GET baskets': baskets(empty),
      'POST items': refuseWith(400, 'bad-request', { c_code: 'Mix-Basket-Found-Pre-Order' }),
    })
    await expect(addItem()).rejects.toMatchObject({ code: 'Mix-Basket-Found-Pre-Order' })
  })

  it('goes on with the basket that the cache knows', async () => {
    const { addItem, seed, names } = open({ 'POST items': answerWith(buildBasket()) })
    await seed(empty)
    await addItem()
    expect(names()).toEqual(['POST items'])
  })

  it('shows the piece before the platform answers, and what the platform made of it afterwards', async () => {
    const seen: unknown[] = []
    const look: FakeAnswer = () => {
      seen.push(shown())
      return Response.json(buildBasket())
    }
    const { addItem, seed, shown } = open({ 'POST items': look })
    await seed(empty)
    await addItem()
    expect(seen).toMatchObject([{ productItems: [{ productId: '2104-310-1', c_isChanging: true }] }])
    expect(shown()).toEqual(buildBasket())
  })

  it('takes the piece back when the platform refuses it', async () => {
    const { addItem, seed, shown } = open({ 'POST items': refuseWith(400, 'bad-request') })
    await seed(empty)
    await expect(addItem()).rejects.toMatchObject({ kind: 'validation' })
    expect(shown()).toEqual(empty)
  })
})
