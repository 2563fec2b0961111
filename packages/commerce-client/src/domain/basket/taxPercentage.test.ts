import { expect, it } from 'vitest'
import { taxPercentage } from './taxPercentage.js'

it.each([
  [8.1, 108.1, 0.081],
  [0, 100, 0],
  [20, 120, 0.2],
])('taxPercentage of tax %s in the total %s is %s', (taxTotal, orderTotal, expected) => {
  expect(taxPercentage({ taxTotal, orderTotal })).toBeCloseTo(expected, 10)
})

it.each([
  [undefined, 100],
  [10, undefined],
  [10, 10],
  [0, 0],
  [20, 10],
  [Number.NaN, 10],
])('taxPercentage of tax %s in the total %s cannot be told', (taxTotal, orderTotal) => {
  expect(taxPercentage({ taxTotal, orderTotal })).toBeNull()
})
