import type { Basket, BasketItem } from '../types/basket.js'

/** A basket without a line. */
const removeBasketItem = (basket: Basket, { itemId }: { readonly itemId: string }): Basket =>
  withItems(basket, (item) => (item.itemId === itemId ? [] : [item]))

/** A basket with another quantity in a line; 0 takes the line out. */
const updateBasketItem = (basket: Basket, change: { readonly itemId: string; readonly quantity: number }): Basket =>
  change.quantity <= 0
    ? removeBasketItem(basket, change)
    : withItems(basket, (item) => [item.itemId === change.itemId ? withQuantity(item, change.quantity) : item])

/**
 * What each mutation changes in the cache. All of them change the basket alone: the answer of the platform replaces it;
 * until then these show what it will be.
 */
export const cacheUpdates = { updateBasketItem, removeBasketItem }

function withItems(basket: Basket, change: (item: BasketItem) => readonly BasketItem[]): Basket {
  const before = basket.productItems ?? []
  const productItems = before.flatMap(change)
  const difference = sumOf(productItems) - sumOf(before)
  return {
    ...basket,
    productItems,
    productSubTotal: shifted(basket.productSubTotal, difference),
    orderTotal: shifted(basket.orderTotal, difference),
  }
}

function withQuantity(item: BasketItem, quantity: number): BasketItem {
  const factor = quantity / (item.quantity || 1)
  const scaled = (amount: number | undefined) => (amount === undefined ? undefined : cents(amount * factor))
  return {
    ...item,
    quantity,
    price: scaled(item.price),
    priceAfterItemDiscount: scaled(item.priceAfterItemDiscount),
    priceAfterOrderDiscount: scaled(item.priceAfterOrderDiscount),
  }
}

function sumOf(items: readonly BasketItem[]): number {
  return items.reduce((sum, item) => sum + (item.priceAfterItemDiscount ?? item.price ?? 0), 0)
}

function shifted(amount: number | undefined, difference: number): number | undefined {
  return amount === undefined ? undefined : Math.max(0, cents(amount + difference))
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
