import { expect, it } from 'vitest'
import { tileBackground } from './tileBackground.js'

it.each([
  ['partnerCpo', 'black'],
  ['cpo', 'sand'],
  ['newCpo', 'sand'],
  ['watch', 'light'],
  ['partner', 'light'],
  ['constructor', 'light'],
  [undefined, 'light'],
] as const)('the background for %s is %s', (productType, background) => {
  expect(tileBackground(productType)).toBe(background)
})
