import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { cacheUpdates } from './cacheUpdates.js'

const ring = buildBasketItem({ itemId: 'line-2', quantity: 1, price: 1000.5, priceAfterItemDiscount: 900.5 })
const basket = buildBasket({ productItems: [buildBasketItem(), ring], orderTotal: 9100.5, productSubTotal: 9100.5 })

describe('cacheUpdates', () => {
  it('updateBasketItem scales the line and moves the totals by the difference', () => {
    const expected = cacheUpdates.updateBasketItem(basket, { itemId: 'line-2', quantity: 3 })
    expect(expected.productItems?.[1]).toMatchObject({ quantity: 3, price: 3001.5, priceAfterItemDiscount: 2701.5 })
    expect(expected).toMatchObject({ orderTotal: 10_901.5, productSubTotal: 10_901.5 })
    expect(expected.productItems?.[0]).toEqual(basket.productItems?.[0])
  })

  it('updateBasketItem takes the line out at quantity 0', () => {
    const expected = cacheUpdates.updateBasketItem(basket, { itemId: 'line-1', quantity: 0 })
    expect(expected.productItems).toEqual([ring])
    expect(expected.orderTotal).toBe(900.5)
  })

  it('removeBasketItem takes the line out and leaves the rest alone', () => {
    const expected = cacheUpdates.removeBasketItem(basket, { itemId: 'line-2' })
    expect(expected.productItems).toEqual([buildBasketItem()])
    expect(expected).toMatchObject({ orderTotal: 8200, basketId: 'basket-1' })
  })

  it('changes nothing for an unknown line', () => {
    expect(cacheUpdates.removeBasketItem(basket, { itemId: 'x' })).toEqual(basket)
  })

  it('never shows a negative or unreal total', () => {
    const odd = buildBasket({
      orderTotal: 10,
      productSubTotal: undefined,
      productItems: [buildBasketItem({ quantity: 0 })],
    })
    expect(cacheUpdates.removeBasketItem(odd, { itemId: 'line-1' })).toMatchObject({ orderTotal: 0 })
    expect(cacheUpdates.updateBasketItem(odd, { itemId: 'line-1', quantity: 2 }).orderTotal).toBe(8210)
  })
})
