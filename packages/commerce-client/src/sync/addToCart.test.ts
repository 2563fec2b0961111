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
import { basketResource } from './basketResource.js'
import { openResource } from './resource.js'
import { swrKeys } from './swrKeys.js'
import { useAddToCart } from '../hooks/useAddToCart.js'

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
    load: () => openResource(shop, basketResource, session).read(),
    addItem: (added = item) => useAddToCart.definition.run(shop, added),
    /** Seeds the cache as `useBasket` does. */
    seed: (basket: Basket | null) => shop.mutate(key, basket, { revalidate: false }),
    shown: () => shop.cached(key),
  }
}

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })

describe('load', () => {
  it('returns the valid basket', async () => {
    const { load } = open({ 'GET baskets': baskets(buildBasket()) })
    expect(await load()).toEqual(buildBasket())
  })

  it('returns null when there is none', async () => {
    const { load } = open({ 'GET baskets': answerWith({ total: 0 }) })
    expect(await load()).toBeNull()
  })

  it.each([
    ['the wrong country', { c_country: 'DE' }],
    ['the wrong currency', { currency: 'EUR' }],
    ['a total but no lines', { productItems: [] }],
  ])('deletes a basket with %s and returns null', async (_, changes) => {
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
  ])('deletes once when the deletion %s, for any number of concurrent loads', async (_, deletion) => {
    const { load, names } = open({
      'GET baskets': baskets(buildBasket({ c_country: 'DE' })),
      'DELETE basket-1': deletion,
    })
    await Promise.all([load(), load()])
    expect(await load()).toBeNull()
    expect(names().filter((name) => name === 'DELETE basket-1')).toHaveLength(1)
  })

  it('does not report an empty cart when the baskets cannot be read', async () => {
    const { load } = open({ 'GET baskets': refuseWith(500, 'internal') })
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('addItem', () => {
  it('adds to the existing basket', async () => {
    const { addItem, names, calls } = open({
      'GET baskets': baskets(empty),
      'POST items': answerWith(buildBasket()),
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items'])
    expect(calls[1]?.body).toBe('[{"productId":"2104-310-1","quantity":1}]')
    expect(calls[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('first creates a basket for the country and currency', async () => {
    const { addItem, names, calls } = open({
      'GET baskets': baskets(),
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await addItem()
    expect(names()).toEqual(['GET baskets', 'POST baskets', 'POST items'])
    expect(calls[1]?.body).toBe('{"c_country":"CH","currency":"CHF"}')
  })

  it('deletes a basket of another country before it creates one', async () => {
    const { addItem, names } = open({
      'GET baskets': baskets(buildBasket({ c_country: 'DE', basketId: 'old' })),
      'DELETE old': answerNothing,
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await addItem()
    expect(names()).toEqual(['GET baskets', 'DELETE old', 'POST baskets', 'POST items'])
  })

  it('posts once for simultaneous clicks', async () => {
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

  it('creates one basket for two products added simultaneously', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': answerWith(empty),
      'POST items': answerWith(buildBasket()),
    })
    await Promise.all([addItem(), addItem({ productId: '1111-111-1', quantity: 1 })])
    expect(names().filter((name) => name === 'POST baskets')).toHaveLength(1)
  })

  it('uses a basket created in another tab meanwhile', async () => {
    const { addItem } = open({
      'GET baskets': [baskets(), baskets(empty)],
      'POST baskets': refuseWith(400, 'customer-baskets-quota-exceeded'),
      'POST items': answerWith(buildBasket()),
    })
    expect(await addItem()).toEqual(buildBasket())
  })

  it('retries once when the basket no longer exists', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(empty), baskets()],
      'POST baskets': answerWith(empty),
      'POST items': [refuseWith(404, 'basket-not-found'), answerWith(buildBasket())],
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets', 'POST baskets', 'POST items'])
  })

  it('does not loop when the basket still does not exist', async () => {
    const { addItem, names } = open({
      'GET baskets': baskets(empty),
      'POST items': refuseWith(404, 'basket-not-found'),
    })
    await expect(addItem()).rejects.toMatchObject({ kind: 'notFound' })
    expect(names().filter((name) => name === 'POST items')).toHaveLength(2)
  })

  it('treats a lost response as success when the basket contains the product', async () => {
    const { addItem, names } = open({
      'GET baskets': [baskets(empty), baskets(buildBasket())],
      'POST items': loseAnswer,
    })
    expect(await addItem()).toEqual(buildBasket())
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('treats a lost response as failure when the quantity did not increase, and does not post again', async () => {
    const { addItem, names } = open({ 'GET baskets': baskets(buildBasket()), 'POST items': loseAnswer })
    await expect(addItem()).rejects.toMatchObject({ cause: { kind: 'network' } })
    expect(names()).toEqual(['GET baskets', 'POST items', 'GET baskets'])
  })

  it('passes on the code of a rejection', async () => {
    const { addItem } = open({
      'GET baskets': baskets(empty),
      'POST items': refuseWith(400, 'bad-request', { c_code: 'Mix-Basket-Found-Pre-Order' }),
    })
    await expect(addItem()).rejects.toMatchObject({ code: 'Mix-Basket-Found-Pre-Order' })
  })

  it('uses the cached basket', async () => {
    const { addItem, seed, names } = open({ 'POST items': answerWith(buildBasket()) })
    await seed(empty)
    await addItem()
    expect(names()).toEqual(['POST items'])
  })

  it('shows the product before the platform responds, and the platform’s basket afterwards', async () => {
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

  it('removes the product when the platform rejects it', async () => {
    const { addItem, seed, shown } = open({ 'POST items': refuseWith(400, 'bad-request') })
    await seed(empty)
    await expect(addItem()).rejects.toMatchObject({ kind: 'validation' })
    expect(shown()).toEqual(empty)
  })
})
