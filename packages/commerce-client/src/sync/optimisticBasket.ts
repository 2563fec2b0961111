import type { Basket, BasketItem } from '../types/basket.js'

/** A basket with an added product, in a separate line until the platform has priced it. */
export function withAddedItem(
  basket: Basket | null,
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
): Basket {
  const line = { itemId: `new-${productId}`, productId, quantity, c_isChanging: true }
  return { ...basket, productItems: [...(basket?.productItems ?? []), line] }
}

/** A basket without a line. */
export function withoutItem(basket: Basket | null, { itemId }: { readonly itemId: string }): Basket | null {
  return withItems(basket, (item) => (item.itemId === itemId ? [] : [item]))
}

/** A basket with a changed quantity in one line; 0 removes the line. */
export function withItemQuantity(
  basket: Basket | null,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): Basket | null {
  if (quantity <= 0) return withoutItem(basket, { itemId })
  return withItems(basket, (item) => [item.itemId === itemId ? withQuantity(item, quantity) : item])
}

function withItems(basket: Basket | null, change: (item: BasketItem) => readonly BasketItem[]): Basket | null {
  if (basket === null) return null
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
  const scaled = (amount: number | undefined) => shifted(amount, (amount ?? 0) * (factor - 1))
  return {
    ...item,
    quantity,
    c_isChanging: true,
    price: scaled(item.price),
    priceAfterItemDiscount: scaled(item.priceAfterItemDiscount),
    priceAfterOrderDiscount: scaled(item.priceAfterOrderDiscount),
  }
}

function sumOf(items: readonly BasketItem[]): number {
  return items.reduce((sum, item) => sum + (item.priceAfterItemDiscount ?? item.price ?? 0), 0)
}

function shifted(amount: number | undefined, difference: number): number | undefined {
  return amount === undefined ? undefined : Math.max(0, Math.round((amount + difference) * 100) / 100)
}
