import fc from 'fast-check'
import { expect, it } from 'vitest'
import { basketMixFault } from './basketMixFault.js'

const inStock = {}
const preOrder = { c_isPreOrder: true }
const staffSale = { c_isStaffSale: true }

it.each([
  ['any product to an empty basket', preOrder, [], null],
  ['an in-stock product to one of the same kind', inStock, [inStock], null],
  ['a pre-order to another pre-order', preOrder, [preOrder], null],
  ['a staff-sale product to one of the same kind', staffSale, [staffSale], null],
  ['an in-stock product to pre-orders', inStock, [preOrder], 'Mix-Basket-Found-Pre-Order'],
  ['a pre-order to in-stock products', preOrder, [inStock], 'Mix-Basket-Found-In-Stock'],
  ['an in-stock product to a mixed basket', inStock, [inStock, preOrder], 'Mix-Basket-Found-Pre-Order'],
  ['a staff-sale product to other products', staffSale, [inStock], 'StaffSale-Mix-Basket-Found'],
  ['a regular product to staff-sale products', inStock, [staffSale], 'StaffSale-Mix-Basket-Found'],
  ['a pre-order to staff-sale products', preOrder, [staffSale], 'StaffSale-Mix-Basket-Found'],
] as const)('adding %s', (_, added, others, code) => {
  expect(basketMixFault(added, others)).toBe(code)
})

it('products accepted one by one are all of the same kind', () => {
  const product = fc.record({ c_isStaffSale: fc.boolean(), c_isPreOrder: fc.boolean() })
  fc.assert(
    fc.property(fc.array(product, { maxLength: 8 }), (products) => {
      const basket = products.reduce<(typeof products)[number][]>(
        (lines, added) => (basketMixFault(added, lines) === null ? [...lines, added] : lines),
        [],
      )
      expect(new Set(basket.map((line) => JSON.stringify(line))).size).toBeLessThanOrEqual(1)
    }),
  )
})
