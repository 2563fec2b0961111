import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerNothing, answerWith, createFakeRoutes, type FakeAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { basketResource } from '../sync/basketResource.js'
import { openResource } from '../sync/resource.js'
import { useLogin, useLogout } from './sessionHooks.js'
import { swrKeys } from '../sync/swrKeys.js'
import { useAddToCart } from './useAddToCart.js'
import { useToggleWishlist } from './useToggleWishlist.js'
import { useUpdateBasketItem } from './useUpdateBasketItem.js'
import { wishedIds, wishlistResource } from '../sync/wishlistResource.js'

const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const guest = { customerId: 'guest', usid: 'u', isGuest: true }
const withQuantity = (quantity: number) => buildBasket({ productItems: [buildBasketItem({ quantity })] })
const list = (...productIds: readonly string[]): CustomerProductList => ({
  id: 'a',
  type: 'wish_list',
  customerProductListItems: productIds.map((productId) => ({ id: `a-${productId}`, productId })),
})
const lists = (...data: readonly CustomerProductList[]) => answerWith({ data, total: data.length })

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>, session = guest) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session })
  return { ...fake, shop }
}

/** A response that is held until it is released, and a promise of its request. */
function held(answer: FakeAnswer) {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const wait: FakeAnswer = async (call) => {
    asked.resolve()
    await gate.promise
    return answer(call)
  }
  return { answer: wait, asked: asked.promise, release: () => gate.resolve() }
}

describe('a shopper who changes during a pending update', () => {
  it('leaves no data in the cache when the update completes', async () => {
    const patch = held(answerWith(withQuantity(5)))
    const { shop } = open({ 'PATCH line-1': patch.answer, 'POST logout': answerWith(guest) }, mila)
    const key = swrKeys.data('basket', shop.scope, 'mila')
    await shop.mutate(key, withQuantity(1), { revalidate: false })
    const change = useUpdateBasketItem.definition.run(shop, { itemId: 'line-1', productId: 'p', quantity: 5 })
    await patch.asked
    await useLogout.definition.run(shop, undefined)
    patch.release()
    await change
    expect(shop.cached(key)).toBeUndefined()
  })

  it('never turns a removal into an addition for the new shopper', async () => {
    const { shop, count } = open(
      {
        'DELETE a-p': refuseWith(403, 'forbidden'),
        'POST session': answerWith(guest),
        'GET product-lists': lists(),
      },
      mila,
    )
    const shown = { lists: [list('p')], changingIds: [] }
    await shop.mutate(swrKeys.data('wishlist', shop.scope, 'mila'), shown, { revalidate: false })
    expect(await useToggleWishlist.definition.run(shop, { productId: 'p' })).toBe('kept')
    expect([count('POST items'), count('POST product-lists')]).toEqual([0, 0])
  })
})

describe('a login', () => {
  it('waits for the guest’s pending additions, so that they are merged', async () => {
    const add = held(answerWith(withQuantity(1)))
    const { shop, names } = open({
      'GET baskets': answerWith({ baskets: [buildBasket()], total: 1 }),
      'POST items': add.answer,
      'POST login': answerWith(mila),
      'POST transfer': answerNothing,
    })
    const adding = useAddToCart.definition.run(shop, { productId: 'p', quantity: 1 })
    await add.asked
    const login = useLogin.definition.run(shop, { login: 'mila.brandt@example.com', password: 'x' })
    await pause(5)
    expect(names()).not.toContain('POST login')
    add.release()
    await Promise.all([adding, login])
    expect(names().slice(1, 3)).toEqual(['POST items', 'POST login'])
  })
})

describe('a language that changes during a pending update', () => {
  it('reads the basket after the update, not during it', async () => {
    let quantity = 1
    const patch = held(() => {
      quantity = 5
      return Response.json(withQuantity(quantity))
    })
    const { shop } = open({
      'PATCH line-1': patch.answer,
      'GET baskets': () => Response.json({ baskets: [withQuantity(quantity)], total: 1 }),
    })
    const change = useUpdateBasketItem.definition.run(shop, { itemId: 'line-1', productId: 'p', quantity: 5 })
    await patch.asked
    const french = { ...shop, scope: { ...shop.scope, locale: 'fr-CH' } }
    const read = openResource(french, basketResource, guest).read()
    await pause(5)
    patch.release()
    await change
    expect((await read)?.productItems?.[0]?.quantity).toBe(5)
  })
})

describe('concurrent updates', () => {
  it('of one product with two quantities are two updates', async () => {
    const { shop, calls } = open({
      'GET baskets': answerWith({ baskets: [buildBasket()], total: 1 }),
      'POST items': answerWith(withQuantity(3)),
    })
    const add = (quantity: number) => useAddToCart.definition.run(shop, { productId: 'p', quantity })
    await Promise.all([add(1), add(1), add(2)])
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body)[0].quantity)
    expect(sent).toEqual([1, 2])
  })

  it('in two currencies are two updates', async () => {
    const { shop, count } = open({
      'GET baskets': answerWith({ baskets: [buildBasket()], total: 1 }),
      'POST items': answerWith(withQuantity(2)),
    })
    const other = { ...shop, scope: { ...shop.scope, currency: 'EUR' } }
    const item = { productId: 'p', quantity: 1 }
    await Promise.all([useAddToCart.definition.run(shop, item), useAddToCart.definition.run(other, item)])
    expect(count('POST items')).toBe(2)
  })

  it('of two wishlist items show immediately, in list and count', async () => {
    const first = held(answerWith({ id: 'i', productId: 'p' }))
    const { shop } = open({ 'POST items': first.answer, 'GET product-lists': lists(list('p', 'q')) })
    const key = swrKeys.data('wishlist', shop.scope, 'guest')
    const countKey = swrKeys.data('wishlist_count', shop.scope, 'guest')
    await shop.mutate(key, { lists: [list()], changingIds: [] }, { revalidate: false })
    await shop.mutate(countKey, 0, { revalidate: false })
    const toggles = ['p', 'q'].map((productId) => useToggleWishlist.definition.run(shop, { productId }))
    await first.asked
    expect([shop.cached(key), shop.cached(countKey)]).toEqual([{ lists: [list()], changingIds: ['p', 'q'] }, 2])
    first.release()
    expect(await Promise.all(toggles)).toEqual(['added', 'added'])
    expect(shop.cached(countKey)).toBe(2)
  })

  it('that add and remove one wishlist item end with the last one', async () => {
    const wished = new Set<string>()
    const { shop } = open({
      'GET product-lists': () => Response.json({ data: [list(...wished)], total: 1 }),
      'POST items': (call) => {
        wished.add(JSON.parse(call.body).productId)
        return Response.json({ id: 'a-p', productId: 'p' })
      },
      'DELETE a-p': () => {
        wished.delete('p')
        return answerNothing()
      },
    })
    const toggle = (to: 'add' | 'remove') => useToggleWishlist.definition.run(shop, { productId: 'p', to })
    expect(await Promise.all([toggle('add'), toggle('remove')])).toEqual(['added', 'removed'])
    expect([...wished]).toEqual([])
    expect(wishedIds(await openResource(shop, wishlistResource, guest).read())).toEqual([])
  })
})
