import { expect, it } from 'vitest'
import { cartItemPricing } from './cartItemPricing.js'

it.each([
  ['a plain line', { basePrice: 100, price: 200, priceAfterItemDiscount: 200, quantity: 2 }, 100, 200, null],
  ['a discounted line', { basePrice: 100, price: 200, priceAfterItemDiscount: 180, quantity: 2 }, 100, 180, 200],
  ['a free gift', { basePrice: 100, price: 100, priceAfterItemDiscount: 0, quantity: 1 }, 100, 0, 100],
  ['a line without a discounted price', { basePrice: 100, price: 200, quantity: 2 }, 100, 200, null],
  ['a line with a unit price only', { basePrice: 100, quantity: 3 }, 100, 300, null],
  ['a line without a quantity', { basePrice: 100 }, 100, 100, null],
  ['a line with a discounted price only', { priceAfterItemDiscount: 90 }, null, 90, null],
  ['a surcharge', { price: 100, priceAfterItemDiscount: 110 }, null, 110, null],
  ['an empty line', {}, null, null, null],
  ['invalid amounts', { basePrice: Number.NaN, price: -1, priceAfterItemDiscount: Infinity }, null, null, null],
])('%s', (_, item, unitPrice, lineTotal, formerTotal) => {
  expect(cartItemPricing(item)).toEqual({ unitPrice, lineTotal, formerTotal })
})
