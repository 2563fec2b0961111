import { updateItemInBasket } from '../client/shopperBaskets.js'
import type { Basket } from '../types/basket.js'
import { basketMutation } from '../sync/basketMutation.js'
import { withItemQuantity } from '../sync/optimisticBasket.js'
import { defineMutation } from './defineMutation.js'

export interface BasketItemChange {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** Sets the quantity of a cart line; 0 removes it. Optimistic. */
export const useUpdateBasketItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation<BasketItemChange & { readonly basketId: string }>(
    (client, { basketId, itemId, ...body }) => updateItemInBasket(client, { basketId, itemId, body }),
    (now, { itemId, quantity }) => quantityOf(now, itemId) === quantity,
    withItemQuantity,
  ),
)

function quantityOf(basket: Basket | null, itemId: string): number {
  return basket?.productItems?.find((item) => item.itemId === itemId)?.quantity ?? 0
}
