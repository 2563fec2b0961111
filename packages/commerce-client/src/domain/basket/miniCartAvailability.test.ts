import { expect, it } from 'vitest'
import { countsAsInStock, miniCartAvailability } from './miniCartAvailability.js'

it.each([
  [{ c_isPreOrder: true }, 'preOrder', true],
  [{ c_isPreOrder: true, c_inStock: true }, 'preOrder', true],
  [{ c_inStock: true }, 'inStock', true],
  [{ c_inStock: true, c_canBeAddedToCart: false }, 'inStock', true],
  [{ c_inStock: false }, 'soldOut', false],
  [{}, 'soldOut', false],
] as const)('a mini-cart line for %j is %s', (product, availability, isDeliverable) => {
  expect(miniCartAvailability(product)).toBe(availability)
  expect(countsAsInStock(availability)).toBe(isDeliverable)
})
