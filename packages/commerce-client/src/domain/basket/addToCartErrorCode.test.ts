import { expect, it } from 'vitest'
import { CommerceApiError } from '../../client/CommerceApiError.js'
import { addToCartErrorCode, addToCartErrorCodes } from './addToCartErrorCode.js'

it.each(addToCartErrorCodes)('addToCartErrorCode keeps %s', (code) => {
  const error = new CommerceApiError('refused', { operation: 'addItemToBasket', kind: 'validation', code })
  expect(addToCartErrorCode(error)).toBe(code)
})

it.each([
  new Error('Can-Not-Add-To-Cart'),
  { code: 'constructor' },
  { code: null },
  { code: 'mix-basket-found-pre-order' },
  null,
  'Can-Not-Add-To-Cart',
])('addToCartErrorCode returns DEFAULT for %s', (error) => {
  expect(addToCartErrorCode(error)).toBe('DEFAULT')
})
