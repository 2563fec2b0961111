import { describe, expect, it } from 'vitest'
import { cartTotal } from './cartTotal.js'

const priced = { itemId: 'a', price: 200, quantity: 2 }
const added = { itemId: 'new-b', quantity: 3, c_isChanging: true }
const line = (itemId: string, amount: number | null, quantity: number) => ({
  itemId,
  quantity,
  price:
    amount === null ? ({ kind: 'onRequest' } as const) : ({ kind: 'regular', amount, isStartingAt: false } as const),
})

describe('cartTotal', () => {
  it.each([
    ['without lines', [], 0, [], 0],
    ['of priced lines is the order total', [priced], 190, [line('a', 100, 2)], 190],
    ['has a line that is being priced', [priced, added], 190, [line('a', 100, 2), line('new-b', 50, 3)], 340],
    ['of the first line of a basket', [added], null, [line('new-b', 50, 3)], 150],
    [
      'keeps the estimate of a quantity that changes',
      [{ ...priced, c_isChanging: true }],
      300,
      [line('a', 100, 3)],
      300,
    ],
    ['cannot be told with a price on request', [priced, added], 190, [line('a', 100, 2), line('new-b', null, 3)], null],
    ['cannot be told without an order total', [priced, added], null, [line('a', 100, 2), line('new-b', 50, 3)], null],
  ])('%s', (_, productItems, orderTotal, lines, expected) => {
    expect(cartTotal({ productItems }, orderTotal, lines)).toBe(expected)
  })
})
