import { expect, it } from 'vitest'
import { itemsUnavailable } from './itemsUnavailable.js'

it('returns the lines whose product can no longer be delivered, in basket order', () => {
  const items = ['gone', 'inStock', 'soldOut', 'preOrder', 'notAsked', 'notAddable'].map((productId) => ({ productId }))
  const products = new Map([
    ['gone', null],
    ['inStock', { c_inStock: true }],
    ['soldOut', { c_inStock: false }],
    ['preOrder', { c_isPreOrder: true }],
    ['notAddable', { c_inStock: true, c_canBeAddedToCart: false }],
  ])
  expect(itemsUnavailable(items, products).map(({ productId }) => productId)).toEqual(['gone', 'soldOut'])
})

it('ignores a line without a product id', () => {
  expect(itemsUnavailable([{}], new Map([['a', null]]))).toEqual([])
})
