import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestShop } from '../testing/createTestShop.js'
import { createFakeRoutes } from '../testing/fakeRoutes.js'
import type { CustomerProductList } from '../types/wishlist.js'
import { openResource } from '../sync/resource.js'
import { useToggleWishlist } from './useToggleWishlist.js'
import { wishedIds, wishlistResource } from '../sync/wishlistResource.js'

const session = { customerId: 'c', usid: 'u', isGuest: true }

/** A slow platform and two tabs of one shopper. */
function open() {
  const lists: { id: string; type: 'wish_list'; customerProductListItems: { id: string; productId: string }[] }[] = []
  const later = (answer: () => object) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return Response.json(structuredClone(answer()))
  }
  const create = () => {
    const list = { id: `list-${lists.length}`, type: 'wish_list' as const, customerProductListItems: [] }
    lists.push(list)
    return list
  }
  const server = createFakeRoutes({
    'GET product-lists': later(() => ({ data: lists satisfies readonly CustomerProductList[], total: lists.length })),
    'POST product-lists': later(create),
    'POST items': (call) => {
      const item = { id: `item-${server.count('POST items')}`, productId: JSON.parse(call.body).productId }
      lists.find(({ id }) => call.path.includes(`/${id}/`))?.customerProductListItems.push(item)
      return Response.json(item)
    },
  })
  const tabs = ['p', 'q'].map((productId) => ({ productId, shop: createTestShop({ fetch: server.fetch, session }) }))
  return {
    ...server,
    addInBoth: () =>
      Promise.all(tabs.map(({ shop, productId }) => useToggleWishlist.definition.run(shop, { productId }))),
    seenInBoth: () =>
      Promise.all(tabs.map(async ({ shop }) => wishedIds(await openResource(shop, wishlistResource, session).read()))),
  }
}

/** Fake of the Web Locks API: one holder per name at a time. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, task: () => Promise<unknown>) => {
      const result = last.then(task)
      last = result.catch(() => undefined)
      return result
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('two tabs that add the first wishlist item simultaneously', () => {
  it('create one list if the browser supports locks', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    const { addInBoth, seenInBoth, count } = open()
    expect(await addInBoth()).toEqual(['added', 'added'])
    expect(count('POST product-lists')).toBe(1)
    expect(await seenInBoth()).toEqual([
      ['p', 'q'],
      ['p', 'q'],
    ])
  })

  it.each([
    ['has no locks', {}],
    ['refuses them', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ])('lose no item if the browser %s, because several lists are merged', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const { addInBoth, seenInBoth } = open()
    expect(await addInBoth()).toEqual(['added', 'added'])
    for (const seen of await seenInBoth()) expect([...seen].sort()).toEqual(['p', 'q'])
  })

  it('try once if the creation fails under the lock', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    const failing = createFakeRoutes({ 'GET product-lists': () => Response.json({ data: [], total: 0 }) })
    const shop = createTestShop({ fetch: failing.fetch, session })
    await expect(useToggleWishlist.definition.run(shop, { productId: 'p' })).rejects.toThrow('not applied')
    expect(failing.count('POST product-lists')).toBe(1)
  })
})
