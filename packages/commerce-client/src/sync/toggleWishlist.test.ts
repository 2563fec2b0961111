import { describe, expect, it } from 'vitest'
import { createTestShop } from '../testing/createTestShop.js'
import {
  answerNothing,
  answerWith,
  createFakeRoutes,
  type FakeAnswer,
  loseAnswer,
  refuseWith,
} from '../testing/fakeRoutes.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { openResource } from './resource.js'
import { swrKeys } from './swrKeys.js'
import { useToggleWishlist } from '../hooks/useToggleWishlist.js'
import { wishlistCountResource } from './wishlistCountResource.js'
import { wishedIds, type WishlistData } from './wishlistResource.js'

const session = { customerId: 'c', usid: 'u', isGuest: true }
const list = (id: string, ...productIds: readonly string[]): CustomerProductList => ({
  id,
  type: 'wish_list',
  customerProductListItems: productIds.map((productId) => ({ id: `${id}-${productId}`, productId })),
})
const lists = (...data: readonly CustomerProductList[]) => answerWith({ data, total: data.length })

function open(routes: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>) {
  const fake = createFakeRoutes(routes)
  const shop = createTestShop({ fetch: fake.fetch, session })
  const key = swrKeys.data('wishlist', shop.scope, 'c')
  const countKey = swrKeys.data('wishlist_count', shop.scope, 'c')
  return {
    ...fake,
    shop,
    toggle: (productId: string, to?: 'add' | 'remove') => useToggleWishlist.definition.run(shop, { productId, to }),
    seed: (count: number | undefined, ...given: readonly CustomerProductList[]) =>
      Promise.all([
        shop.mutate<WishlistData>(key, { lists: given, changingIds: [] }, { revalidate: false }),
        shop.mutate(countKey, count, { revalidate: false }),
      ]),
    shown: () => shop.cached(key),
    counted: () => shop.cached(countKey),
  }
}

const added = answerWith({ id: 'i1', productId: 'p' })

describe('useToggleWishlist', () => {
  it('adds a missing product and increments the count, both before the platform responds', async () => {
    const seen: unknown[] = []
    const look: FakeAnswer = (call) => {
      seen.push(counted(), shown())
      return added(call)
    }
    const { toggle, seed, shown, counted, calls } = open({
      'POST items': look,
      'GET product-lists': lists(list('a', 'x', 'y', 'p')),
    })
    await seed(2, list('a', 'x', 'y'))
    expect(await toggle('p')).toBe('added')
    expect(seen).toEqual([3, { lists: [list('a', 'x', 'y')], changingIds: ['p'] }])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      productId: 'p',
      quantity: 1,
      public: false,
      priority: 1,
      type: 'product',
    })
    expect(counted()).toBe(3)
    expect(shown()).toEqual({ lists: [list('a', 'x', 'y', 'p')], changingIds: [] })
  })

  it('removes a product from every list that contains it', async () => {
    const { toggle, seed, shown, counted, names } = open({
      'DELETE a-p': answerNothing,
      'DELETE b-p': answerNothing,
      'GET product-lists': lists(list('a'), list('b')),
    })
    await seed(1, list('a', 'p'), list('b', 'p'))
    expect(await toggle('p')).toBe('removed')
    expect(names()).toEqual(['DELETE a-p', 'DELETE b-p', 'GET product-lists'])
    expect(shown()).toEqual({ lists: [list('a'), list('b')], changingIds: [] })
    expect(counted()).toBe(0)
  })

  it('treats a missing item as removed', async () => {
    const { toggle, seed } = open({ 'DELETE a-p': refuseWith(404, 'not-found'), 'GET product-lists': lists(list('a')) })
    await seed(1, list('a', 'p'))
    expect(await toggle('p')).toBe('removed')
  })

  it.each([
    ['add', list('a', 'p')],
    ['remove', list('a')],
  ] as const)('sends nothing for "%s" when nothing has to change', async (to, given) => {
    const { toggle, seed, names } = open({})
    await seed(1, given)
    expect(await toggle('p', to)).toBe('kept')
    expect(names()).toEqual([])
  })

  it.each([
    ['refused', refuseWith(500, 'internal')],
    ['lost', loseAnswer],
  ])('rolls back button and count when the addition is %s and was not applied', async (_, answer) => {
    const { toggle, seed, shown, counted, count } = open({
      'POST items': answer,
      'GET product-lists': lists(list('a', 'x')),
    })
    await seed(1, list('a', 'x'))
    await expect(toggle('p')).rejects.toThrow('the update was not applied')
    expect(shown()).toEqual({ lists: [list('a', 'x')], changingIds: [] })
    expect(counted()).toBe(1)
    expect(count('POST items')).toBe(1)
  })

  it('keeps button and count when the response is lost and the addition was applied', async () => {
    const { toggle, seed, counted, count } = open({
      'POST items': loseAnswer,
      'GET product-lists': lists(list('a', 'p')),
    })
    await seed(0, list('a'))
    expect(await toggle('p')).toBe('added')
    expect(counted()).toBe(1)
    expect(count('POST items')).toBe(1)
  })

  it('creates one wishlist for five simultaneous additions', async () => {
    const wished: string[] = []
    const { toggle, count, shown } = open({
      'GET product-lists': () => Response.json({ data: wished.length > 0 ? [list('a', ...wished)] : [], total: 1 }),
      'POST product-lists': answerWith({ id: 'a', type: 'wish_list' }),
      'POST items': (call) => {
        wished.push(JSON.parse(call.body).productId)
        return added(call)
      },
    })
    const ids = ['1', '2', '3', '4', '5']
    await Promise.all(ids.map((id) => toggle(id)))
    expect(count('POST product-lists')).toBe(1)
    expect(shown()).toEqual({ lists: [list('a', ...ids)], changingIds: [] })
  })

  it('uses the list that was created although the response was lost', async () => {
    const { toggle, names, calls, count } = open({
      'GET product-lists': [lists(), lists(), lists(list('a'))],
      'POST product-lists': loseAnswer,
      'POST items': added,
    })
    expect(await toggle('p')).toBe('added')
    expect(count('POST product-lists')).toBe(1)
    expect(calls[names().indexOf('POST items')]?.path).toContain('/product-lists/a/items')
  })

  it('sends one request for a double click', async () => {
    const { toggle, seed, count } = open({ 'POST items': added })
    await seed(undefined, list('a'))
    expect(await Promise.all([toggle('p'), toggle('p')])).toEqual(['added', 'added'])
    expect(count('POST items')).toBe(1)
  })
})

describe('wishlistCountResource', () => {
  it('counts the products that still exist, in batches of 8, selecting ids only', async () => {
    const ids = Array.from({ length: 17 }, (_, at) => `p${at}`)
    const { shop, calls } = open({
      'GET product-lists': lists(list('a', ...ids.slice(0, 10)), list('b', ...ids.slice(8))),
      'GET products': ({ query }) => {
        const asked = (query.get('ids') ?? '').split(',')
        return Response.json({ data: asked.filter((id) => id !== 'p3').map((id) => ({ id })) })
      },
    })
    expect(await openResource(shop, wishlistCountResource, session).read()).toBe(16)
    const asked = calls.filter(({ path }) => path.endsWith('/products'))
    expect(asked.map(({ query }) => query.get('ids')?.split(',').length)).toEqual([8, 8, 1])
    expect(asked.every(({ query }) => query.get('select') === '(data.(id))')).toBe(true)
  })
})

describe('wishedIds', () => {
  it.each([
    [[], ['x', 'p']],
    [['p'], ['x']],
    [['new'], ['x', 'p', 'new']],
    [
      ['x', 'new'],
      ['p', 'new'],
    ],
  ])('with %j pending, the wishlist contains %j', (changingIds, expected) => {
    expect(wishedIds({ lists: [list('a', 'x', 'p'), list('b', 'p')], changingIds })).toEqual(expected)
  })
})
