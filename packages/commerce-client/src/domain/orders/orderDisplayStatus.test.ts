import { expect, it } from 'vitest'
import { orderDisplayStatus } from './orderDisplayStatus.js'

it.each([
  ['Open', 'open'],
  ['Ready for pick-up', 'open'],
  ['Allocated by Category Management', 'open'],
  ['Allocated', 'open'],
  ['Ordered', 'open'],
  ['Ordered (long wait)', 'open'],
  ['Internal Transfer', 'open'],
  ['In Review', 'open'],
  ['Customer informed', 'open'],
  ['Client accepted', 'open'],
  ['Discontinued', 'discontinued'],
  ['CLIENT ACCEPTED ', 'open'],
  ['Shipped', null],
  ['', null],
  [undefined, null],
  ['constructor', null],
])('displays the status %j as %s', (status, expected) => {
  expect(orderDisplayStatus(status)).toBe(expected)
})
