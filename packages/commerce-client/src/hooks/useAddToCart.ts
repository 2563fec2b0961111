import { addToCartErrorCode } from '../domain/basket/addToCartErrorCode.js'
import { type AddedItem, addToCartInvalidates } from '../sync/addedItem.js'
import type { Basket } from '../types/basket.js'
import { createMutationHook } from './createMutationHook.js'

/**
 * Adds a product to the cart. Starts a session and creates the basket if needed. The code of the mutation is loaded
 * with the first call, so that pages without a purchase do not load it.
 */
export const useAddToCart = /* @__PURE__ */ createMutationHook<
  AddedItem,
  Basket | null,
  ReturnType<typeof addToCartErrorCode>
>(
  {
    invalidates: addToCartInvalidates,
    isOptimistic: true,
    run: async (shop, item) => (await import('../sync/addToCart.js')).addToCart.run(shop, item),
  },
  addToCartErrorCode,
)
