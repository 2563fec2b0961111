import { expect, it } from 'vitest'
import { type PricedProduct, productPrice } from '../product/productPrice.js'
import { lineAmount } from './lineAmount.js'

it.each<readonly [string, PricedProduct, number | null]>([
  ['the price', { price: 10 }, 10],
  ['the promotional price', { price: 10, productPromotions: [{ promotionId: 'p', promotionalPrice: 8 }] }, 8],
  ['the current price next to a root price', { price: 10, c_rootPrice: 12 }, 10],
  ['no amount for a price on request', { price: 10, c_showPriceOnRequest: true }, null],
  ['no amount without a price', {}, null],
])('a line shows %s', (_, product, expected) => {
  expect(lineAmount(productPrice(product, 'rootPrice'))).toBe(expected)
})
