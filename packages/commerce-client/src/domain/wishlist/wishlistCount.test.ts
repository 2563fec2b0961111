import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wishlistBatches, wishlistCount, wishlistCountAfter } from './wishlistCount.js'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)

describe('wishlistBatches', () => {
  it.each([
    [0, []],
    [1, [1]],
    [8, [8]],
    [9, [8, 1]],
    [16, [8, 8]],
    [17, [8, 8, 1]],
  ])('splits %d ids into batches of %j', (count, sizes) => {
    expect(wishlistBatches(ids(count)).map(({ length }) => length)).toEqual(sizes)
  })

  it('keeps every id once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (list) => {
        expect(wishlistBatches(list).flat()).toEqual([...new Set(list)])
      }),
    )
  })
})

describe('wishlistCount', () => {
  it('counts the products that still exist on the platform, each once', () => {
    expect(wishlistCount([])).toBe(0)
    expect(wishlistCount([{ data: [{ id: 'a' }, { id: 'b' }] }, {}, { data: [{ id: 'b' }] }])).toBe(2)
  })
})

describe('wishlistCountAfter', () => {
  it.each([
    [0, 'add', 1],
    [3, 'add', 4],
    [3, 'remove', 2],
    [0, 'remove', 0],
  ] as const)('%d becomes, after %s, %d', (count, change, expected) => {
    expect(wishlistCountAfter(count, change)).toBe(expected)
  })
})
