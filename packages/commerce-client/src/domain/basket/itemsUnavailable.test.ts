import { expect, it } from 'vitest'
import { itemsUnavailable } from './itemsUnavailable.js'

it('names the lines whose piece cannot be delivered any more, in their order', () => {
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

it('is silent about a line without product id', () => {
  expect(itemsUnavailable([{}], new Map([['a', null]]))).toEqual([])
})
