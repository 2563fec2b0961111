import { useSWRConfig } from 'swr'
import { type AddToCartErrorCode, addToCartErrorCode } from '../domain/basket/addToCartErrorCode.js'
import type { Basket } from '../types/basket.js'
import type { AddedItem } from './basketSession.js'
import { useCommerce } from './CommerceProvider.js'
import { knownSession } from './knownSession.js'
import { swrKeys } from './swrKeys.js'
import { type Mutation, useMutation } from './useMutation.js'
import { withSession } from './withSession.js'

/** Adds a product to the cart; starts a session and creates the basket where there is none. Changes: session, basket. */
export function useAddToCart(): Mutation<AddedItem, Basket, AddToCartErrorCode> {
  const { sessions, scope, baskets } = useCommerce()
  const { mutate, cache } = useSWRConfig()

  return useMutation(async (item: AddedItem) => {
    const add = ({ customerId }: { readonly customerId: string }) => baskets.addItem(customerId, item)
    const { session, result } = await withSession(sessions, knownSession(cache, scope), add)
    await mutate(swrKeys.session(scope), session, { revalidate: false })
    await mutate(swrKeys.basket(scope, session.customerId), result, { revalidate: false })
    return result
  }, addToCartErrorCode)
}
