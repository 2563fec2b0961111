import type { Basket } from '../types/basket.js'
import { cacheUpdates } from './cacheUpdates.js'
import { useCommerce } from './CommerceProvider.js'
import { useBasketWrite } from './useBasketWrite.js'
import type { Mutation } from './useMutation.js'

export interface BasketItemChange {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** Sets the quantity of a cart line, shown before the platform answers. Changes: basket. */
export function useUpdateBasketItem(): Mutation<BasketItemChange, Basket | null, 'failed'> {
  const { baskets } = useCommerce()
  return useBasketWrite<BasketItemChange>({
    send: (change, basketId) => baskets.updateItem({ basketId, ...change }),
    expect: cacheUpdates.updateBasketItem,
  })
}
