import fc from 'fast-check'
import { expect, it } from 'vitest'
import { basketMixFault } from './basketMixFault.js'

const inStock = {}
const preOrder = { c_isPreOrder: true }
const staffSale = { c_isStaffSale: true }

it.each([
  ['anything into an empty basket', preOrder, [], null],
  ['a piece in stock beside one', inStock, [inStock], null],
  ['a pre-order beside one', preOrder, [preOrder], null],
  ['a staff-sale piece beside one', staffSale, [staffSale], null],
  ['a piece in stock into pre-orders', inStock, [preOrder], 'Mix-Basket-Found-Pre-Order'],
  ['a pre-order among pieces in stock', preOrder, [inStock], 'Mix-Basket-Found-In-Stock'],
  ['a piece in stock into a mixture', inStock, [inStock, preOrder], 'Mix-Basket-Found-Pre-Order'],
  ['a staff-sale piece among others', staffSale, [inStock], 'StaffSale-Mix-Basket-Found'],
  ['another piece into the staff sale', inStock, [staffSale], 'StaffSale-Mix-Basket-Found'],
  ['a pre-order into the staff sale', preOrder, [staffSale], 'StaffSale-Mix-Basket-Found'],
] as const)('%s', (_, added, others, code) => {
  expect(basketMixFault(added, others)).toBe(code)
})

it('never lets a mixture grow: pieces that may join one by one are all alike', () => {
  const piece = fc.record({ c_isStaffSale: fc.boolean(), c_isPreOrder: fc.boolean() })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const basket = pieces.reduce<(typeof pieces)[number][]>(
        (lines, added) => (basketMixFault(added, lines) === null ? [...lines, added] : lines),
        [],
      )
      expect(new Set(basket.map((line) => JSON.stringify(line))).size).toBeLessThanOrEqual(1)
    }),
  )
})
