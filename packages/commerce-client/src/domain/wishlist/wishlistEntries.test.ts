import { describe, expect, it } from 'vitest'
import type { CustomerProductList } from '../../types/wishlist.js'
import { wishlistEntries, wishlistProductIds, wishlistToAddTo } from './wishlistEntries.js'

const list = (id: string | undefined, type: string, ...productIds: string[]): CustomerProductList => ({
  id,
  type,
  customerProductListItems: productIds.map((productId, at) => ({ id: `${id}-${at}`, productId })),
})
const registry = list('r', 'gift_registry', 'x')
const first = list('a', 'wish_list', 'p1', 'p2')
const second = list('b', 'wish_list', 'p2', 'p3')

describe('the wishlist', () => {
  it.each([
    ['no lists', [], [], null],
    ['only another kind of list', [registry], [], null],
    ['one wishlist', [first], ['p1', 'p2'], 'a'],
    ['two wishlists, merged', [registry, first, second], ['p1', 'p2', 'p3'], 'a'],
    ['an empty wishlist', [list('e', 'wish_list')], [], 'e'],
    ['a wishlist without items', [{ id: 'e', type: 'wish_list' }], [], 'e'],
    ['a list without an id', [list(undefined, 'wish_list', 'p1'), second], ['p2', 'p3'], 'b'],
  ])('of %s', (_, lists, productIds, target) => {
    expect(wishlistProductIds(wishlistEntries(lists))).toEqual(productIds)
    expect(wishlistToAddTo(lists)).toBe(target)
  })

  it('keeps every list entry of a product, so that all can be removed', () => {
    expect(wishlistEntries([first, second]).filter(({ productId }) => productId === 'p2')).toEqual([
      { listId: 'a', itemId: 'a-1', productId: 'p2' },
      { listId: 'b', itemId: 'b-0', productId: 'p2' },
    ])
  })

  it('omits items that cannot be shown or removed', () => {
    const items = [{ id: 'i' }, { productId: 'p' }, { id: 'i', productId: 'p' }]
    expect(wishlistEntries([{ id: 'a', type: 'wish_list', customerProductListItems: items }])).toHaveLength(1)
  })
})
