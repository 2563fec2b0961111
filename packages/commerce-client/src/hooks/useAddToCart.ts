import { addToCartErrorCode } from '../domain/basket/addToCartErrorCode.js'
import type { Basket } from '../types/basket.js'
import { mutationHook } from './mutationHook.js'

/** What a shopper adds. */
export interface AddedItem {
  readonly productId: string
  readonly quantity: number
}

/**
 * Adds a product to the cart; starts a session and creates the basket where there is none. What writes is loaded with the
 * first click, so that pages that are only read do not carry it.
 */
export const useAddToCart = /* @__PURE__ */ mutationHook<
  AddedItem,
  Basket | null,
  ReturnType<typeof addToCartErrorCode>
>(
  {
    changes: ['basket', 'shipping_methods', 'payment_methods'],
    isOptimistic: true,
    run: async (shop, item) => (await import('./addToCart.js')).addToCart.run(shop, item),
  },
  addToCartErrorCode,
)
