import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wishlistToggle } from './wishlistToggle.js'

const entry = (listId: string, productId: string) => ({ listId, itemId: `${listId}-${productId}`, productId })

it('adds a product that is not in the wishlist, with the fields the platform requires', () => {
  expect(wishlistToggle('p1', [entry('a', 'p2')])).toEqual({
    kind: 'add',
    item: { quantity: 1, public: false, priority: 1, type: 'product', productId: 'p1' },
  })
})

it('removes a product from every wishlist that contains it', () => {
  expect(wishlistToggle('p1', [entry('a', 'p1'), entry('a', 'p2'), entry('b', 'p1')])).toEqual({
    kind: 'remove',
    entries: [entry('a', 'p1'), entry('b', 'p1')],
  })
})

it('restores the wishlist when toggled twice', () => {
  const added = wishlistToggle('p1', [])
  expect(added.kind).toBe('add')
  expect(wishlistToggle('p1', [entry('a', 'p1')]).kind).toBe('remove')
})

it('removes exactly the entries of the product, for any lists', () => {
  const entries = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('p1', 'p2', 'p3')))
  fc.assert(
    fc.property(entries, (pairs) => {
      const stored = pairs.map(([listId, productId], at) => ({ listId, itemId: `i${at}`, productId }))
      const change = wishlistToggle('p1', stored)
      const left = change.kind === 'remove' ? stored.filter((one) => !change.entries.includes(one)) : stored
      expect(left.some(({ productId }) => productId === 'p1')).toBe(false)
      expect(left).toEqual(stored.filter(({ productId }) => productId !== 'p1'))
    }),
  )
})
