import type { Basket, BasketItem } from '../types/basket.js'

/** A Swiss basket with one watch; `changes` overrides fields. */
export function buildBasket(changes: Partial<Basket> = {}): Basket {
  return {
    basketId: 'basket-1',
    currency: 'CHF',
    c_country: 'CH',
    productItems: [buildBasketItem()],
    orderTotal: 8200,
    productSubTotal: 8200,
    shippingTotal: 0,
    taxTotal: 614.43,
    shipments: [{ shipmentId: 'me' }],
    ...changes,
  }
}

/** One line of a basket. */
export function buildBasketItem(changes: Partial<BasketItem> = {}): BasketItem {
  return {
    itemId: 'line-1',
    productId: '2104-310-1',
    productName: 'Meridian 40',
    quantity: 1,
    basePrice: 8200,
    price: 8200,
    priceAfterItemDiscount: 8200,
    ...changes,
  }
}
