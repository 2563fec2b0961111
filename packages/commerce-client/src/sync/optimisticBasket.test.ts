import { describe, expect, it } from 'vitest'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { withAddedItem, withItemQuantity, withoutItem } from './optimisticBasket.js'

const ring = buildBasketItem({ itemId: 'line-2', quantity: 1, price: 1000.5, priceAfterItemDiscount: 900.5 })
const basket = buildBasket({ productItems: [buildBasketItem(), ring], orderTotal: 9100.5, productSubTotal: 9100.5 })

describe('withItemQuantity', () => {
  it('scales the line, marks it as changing and adjusts the totals by the difference', () => {
    const expected = withItemQuantity(basket, { itemId: 'line-2', quantity: 3 })
    const line = { quantity: 3, price: 3001.5, priceAfterItemDiscount: 2701.5, c_isChanging: true }
    expect(expected?.productItems?.[1]).toMatchObject(line)
    expect(expected).toMatchObject({ orderTotal: 10_901.5, productSubTotal: 10_901.5 })
    expect(expected?.productItems?.[0]).toEqual(basket.productItems?.[0])
  })

  it('removes the line at quantity 0', () => {
    const expected = withItemQuantity(basket, { itemId: 'line-1', quantity: 0 })
    expect(expected?.productItems).toEqual([ring])
    expect(expected?.orderTotal).toBe(900.5)
  })
})

describe('withoutItem', () => {
  it('removes the line and keeps the rest', () => {
    const expected = withoutItem(basket, { itemId: 'line-2' })
    expect(expected?.productItems).toEqual([buildBasketItem()])
    expect(expected).toMatchObject({ orderTotal: 8200, basketId: 'basket-1' })
  })

  it('changes nothing for an unknown line', () => {
    expect(withoutItem(basket, { itemId: 'x' })).toEqual(basket)
  })

  it('never shows a negative or non-finite total', () => {
    const lines = [buildBasketItem({ quantity: 0 })]
    const odd = buildBasket({ orderTotal: 10, productSubTotal: undefined, productItems: lines })
    expect(withoutItem(odd, { itemId: 'line-1' })).toMatchObject({ orderTotal: 0 })
    expect(withItemQuantity(odd, { itemId: 'line-1', quantity: 2 })?.orderTotal).toBe(8210)
  })
})

describe('an incomplete basket', () => {
  it('stays null when there is none', () => {
    expect(withItemQuantity(null, { itemId: 'line-1', quantity: 2 })).toBeNull()
    expect(withoutItem(null, { itemId: 'line-1' })).toBeNull()
  })

  it('may have no lines and no totals', () => {
    expect(withoutItem({ basketId: 'b' }, { itemId: 'line-1' })).toEqual({ basketId: 'b', productItems: [] })
  })

  it('uses the price of a line without a discount, and the quantity 1 of a line without a quantity', () => {
    const line = { itemId: 'line-1', price: 10 }
    const expected = withItemQuantity({ productItems: [line], orderTotal: 10 }, { itemId: 'line-1', quantity: 3 })
    expect(expected?.productItems).toEqual([{ ...line, price: 30, quantity: 3, c_isChanging: true }])
    expect(expected?.orderTotal).toBe(30)
  })

  it('scales every price of the line, also to a smaller quantity', () => {
    const line = { itemId: 'a', quantity: 4, price: 40, priceAfterItemDiscount: 36, priceAfterOrderDiscount: 32 }
    const expected = withItemQuantity({ productItems: [line], orderTotal: 36 }, { itemId: 'a', quantity: 1 })
    expect(expected?.productItems).toEqual([
      { ...line, quantity: 1, price: 10, priceAfterItemDiscount: 9, priceAfterOrderDiscount: 8, c_isChanging: true },
    ])
    expect(expected?.orderTotal).toBe(9)
  })
})

describe('withAddedItem', () => {
  it('adds a separate line without a price, marked as changing', () => {
    const expected = withAddedItem(basket, { productId: 'p', quantity: 2 })
    expect(expected.productItems?.[2]).toEqual({ itemId: 'new-p', productId: 'p', quantity: 2, c_isChanging: true })
    expect(expected.orderTotal).toBe(basket.orderTotal)
  })

  it('creates a basket if there is none', () => {
    expect(withAddedItem(null, { productId: 'p', quantity: 1 }).productItems).toHaveLength(1)
  })
})
