import type { Basket } from '../types/basket.js'
import { cacheUpdates } from './cacheUpdates.js'
import { useCommerce } from './CommerceProvider.js'
import { useBasketWrite } from './useBasketWrite.js'
import type { Mutation } from './useMutation.js'

/** Removes a cart line, shown before the platform answers. Changes: basket. */
export function useRemoveBasketItem(): Mutation<{ readonly itemId: string }, Basket | null, 'failed'> {
  const { baskets } = useCommerce()
  return useBasketWrite({
    send: ({ itemId }, basketId) => baskets.removeItem({ basketId, itemId }),
    expect: cacheUpdates.removeBasketItem,
  })
}
