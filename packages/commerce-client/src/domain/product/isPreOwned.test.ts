import { expect, it } from 'vitest'
import { isPreOwned } from './isPreOwned.js'

it.each([
  ['cpo', true],
  ['newCpo', true],
  ['partnerCpo', true],
  ['watch', false],
  ['partner', false],
  ['jewellery', false],
  ['set', false],
  ['CPO', false],
  ['', false],
  [undefined, false],
])('the product type %s is pre-owned: %s', (type, expected) => {
  expect(isPreOwned(type)).toBe(expected)
})
