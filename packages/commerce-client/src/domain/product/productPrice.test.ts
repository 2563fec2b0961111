import { describe, expect, it } from 'vitest'
import { type PricedProduct, productPrice, type ProductPrice } from './productPrice.js'

const promotion = (promotionalPrice: number) => [{ promotionId: 'p', promotionalPrice }]
const regular = (amount: number): ProductPrice => ({ kind: 'regular', amount, isStartingAt: false })
const reduced = (amount: number, regularAmount: number | null): ProductPrice => ({
  kind: 'promotion',
  amount,
  regularAmount,
  isStartingAt: false,
})

describe('productPrice', () => {
  it.each<readonly [string, PricedProduct, ProductPrice]>([
    [
      'only "on request" when c_showPriceOnRequest is set',
      { c_showPriceOnRequest: true, price: 10 },
      { kind: 'onRequest' },
    ],
    [
      '"on request" before a promotion',
      { c_showPriceOnRequest: true, productPromotions: promotion(5) },
      { kind: 'onRequest' },
    ],
    ['nothing when the price is missing', {}, { kind: 'none' }],
    ['nothing when the price is 0', { price: 0 }, { kind: 'none' }],
    ['nothing when the price is not a number', { price: Number.NaN }, { kind: 'none' }],
    ['nothing when the price is negative', { price: -1 }, { kind: 'none' }],
    ['nothing when there is only a root price', { c_rootPrice: 10 }, { kind: 'none' }],
    ['the price', { price: 10 }, regular(10)],
    ['the price when c_showPriceOnRequest is false', { price: 10, c_showPriceOnRequest: false }, regular(10)],
    [
      'the promotional price with the price struck through',
      { price: 10, productPromotions: promotion(8) },
      reduced(8, 10),
    ],
    ['the first promotion only', { price: 10, productPromotions: [...promotion(8), ...promotion(5)] }, reduced(8, 10)],
    ['no promotional price of 0', { price: 10, productPromotions: promotion(0) }, regular(10)],
    ['no promotional price without a price', { price: 10, productPromotions: [{ promotionId: 'p' }] }, regular(10)],
    ['the root price struck through', { price: 10, c_rootPrice: 12 }, reduced(10, 12)],
    ['no root price of 0', { price: 10, c_rootPrice: 0 }, regular(10)],
    [
      'the promotion before the root price',
      { price: 10, c_rootPrice: 12, productPromotions: promotion(8) },
      reduced(8, 10),
    ],
    ['no struck-through price that is not higher', { price: 10, c_rootPrice: 10 }, reduced(10, null)],
  ])('rootPrice: shows %s', (_, product, expected) => {
    expect(productPrice(product, 'rootPrice')).toEqual(expected)
  })

  it.each<readonly [string, PricedProduct, ProductPrice]>([
    [
      'the lowest price of the last 30 days instead of the root price',
      { price: 10, c_rootPrice: 15, c_lowestPrice30d: 12 },
      reduced(10, 12),
    ],
    [
      'the lowest price of the last 30 days next to a promotional price',
      { price: 10, c_lowestPrice30d: 9, productPromotions: promotion(8) },
      reduced(8, 9),
    ],
    ['no struck-through price when the lowest price is unknown', { price: 10, c_rootPrice: 15 }, reduced(10, null)],
    [
      'no struck-through price when the lowest price is not higher',
      { price: 10, c_rootPrice: 15, c_lowestPrice30d: 10 },
      reduced(10, null),
    ],
    ['no reduction based on the lowest price alone', { price: 10, c_lowestPrice30d: 12 }, regular(10)],
  ])('lowestPrice30d: shows %s', (_, product, expected) => {
    expect(productPrice(product, 'lowestPrice30d')).toEqual(expected)
  })

  it.each(['rootPrice', 'lowestPrice30d'] as const)('%s: marks product sets as "Starting at"', (rule) => {
    expect(productPrice({ price: 10, hitType: 'set' }, rule)).toEqual({
      kind: 'regular',
      amount: 10,
      isStartingAt: true,
    })
    expect(productPrice({ price: 10, type: { set: true } }, rule)).toMatchObject({ isStartingAt: true })
    expect(productPrice({ price: 10, type: { item: true } }, rule)).toMatchObject({ isStartingAt: false })
    const promoted = productPrice({ price: 10, hitType: 'set', productPromotions: promotion(8) }, rule)
    expect(promoted).toMatchObject({ kind: 'promotion', isStartingAt: true })
  })
})
