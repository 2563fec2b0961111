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
    ['is 0 without lines', [], 0, [], 0],
    ['is the order total when no line is changing', [priced], 190, [line('a', 100, 2)], 190],
    ['includes a line that is being added', [priced, added], 190, [line('a', 100, 2), line('new-b', 50, 3)], 340],
    ['is the price of the line in a new basket', [added], null, [line('new-b', 50, 3)], 150],
    [
      'keeps the estimate while a quantity is changing',
      [{ ...priced, c_isChanging: true }],
      300,
      [line('a', 100, 3)],
      300,
    ],
    ['is unknown with a price on request', [priced, added], 190, [line('a', 100, 2), line('new-b', null, 3)], null],
    ['is unknown without an order total', [priced, added], null, [line('a', 100, 2), line('new-b', 50, 3)], null],
  ])('%s', (_, productItems, orderTotal, lines, expected) => {
    expect(cartTotal({ productItems }, orderTotal, lines)).toBe(expected)
  })
})
