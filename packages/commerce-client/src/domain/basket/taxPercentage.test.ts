import { expect, it } from 'vitest'
import { taxPercentage } from './taxPercentage.js'

it.each([
  [8.1, 108.1, 0.081],
  [0, 100, 0],
  [20, 120, 0.2],
])('tax %s in the total %s is the fraction %s', (taxTotal, orderTotal, expected) => {
  expect(taxPercentage({ taxTotal, orderTotal })).toBeCloseTo(expected, 10)
})

it.each([
  [undefined, 100],
  [10, undefined],
  [10, 10],
  [0, 0],
  [20, 10],
  [Number.NaN, 10],
])('tax %s in the total %s has no percentage', (taxTotal, orderTotal) => {
  expect(taxPercentage({ taxTotal, orderTotal })).toBeNull()
})
