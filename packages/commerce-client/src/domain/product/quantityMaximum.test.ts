import { expect, it } from 'vitest'
import { parseQuantity, quantityMaximum } from './quantityMaximum.js'

it.each([
  [3, 1, 3],
  [1, 5, 1],
  [undefined, 4, 4],
  [0, 4, 4],
  [Number.NaN, 4, 4],
  [2.5, 4, 4],
  [undefined, undefined, 1],
  [undefined, 0, 1],
])('the maximum for allocation %s and quantity %s is %s', (allocation, quantity, expected) => {
  expect(quantityMaximum({ allocation, quantity })).toBe(expected)
})

it.each([
  [2, 2],
  ['3', 3],
  ['', 1],
  ['2.5', 1],
  ['-1', 1],
  [0, 1],
  [null, 1],
  [undefined, 1],
])('parseQuantity of %j is %s', (value, expected) => {
  expect(parseQuantity(value)).toBe(expected)
})
