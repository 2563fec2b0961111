import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../../testing/buildBasket.js'
import { basketTotals } from './basketTotals.js'

describe('basketTotals', () => {
  it('sums the quantities and passes the totals through', () => {
    const productItems = [buildBasketItem({ quantity: 2 }), buildBasketItem({ quantity: 3 })]
    expect(basketTotals(buildBasket({ productItems }))).toEqual({
      hasBasket: true,
      totalItems: 5,
      orderTotal: 8200,
      shippingTotal: 0,
      taxTotal: 614.43,
    })
  })

  it.each([
    ['no basket', null],
    ['an empty basket', buildBasket({ productItems: [], orderTotal: 0 })],
    ['a basket without a total', buildBasket({ productItems: undefined, orderTotal: undefined })],
    ['a total that is not a number', buildBasket({ productItems: [], orderTotal: Number.NaN })],
  ])('reports no basket and no items for %s', (_, basket) => {
    expect(basketTotals(basket)).toMatchObject({ hasBasket: false, totalItems: 0 })
  })

  it.each([undefined, Number.NaN, -2])('counts the quantity %s as 0', (quantity) => {
    expect(basketTotals(buildBasket({ productItems: [buildBasketItem({ quantity })] })).totalItems).toBe(0)
  })
})
