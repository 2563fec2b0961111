import { useSWRConfig } from 'swr'
import type { Basket } from '../types/basket.js'
import { useCommerce } from './CommerceProvider.js'
import { swrKeys } from './swrKeys.js'
import { useCachedSession } from './useCachedSession.js'
import { type Mutation, useMutation } from './useMutation.js'

/** A change of the basket: what is sent, and what the basket will look like. */
export interface BasketWrite<Input> {
  readonly send: (input: Input, basketId: string) => Promise<Basket>
  readonly expect: (basket: Basket, input: Input) => Basket
}

/**
 * Shows the expected basket at once, then the platform's answer; a failure brings the old basket back and reads the true
 * one, since answers of changes in between may have been passed over.
 */
export function useBasketWrite<Input>({ send, expect }: BasketWrite<Input>): Mutation<Input, Basket | null, 'failed'> {
  const { scope } = useCommerce()
  const { mutate } = useSWRConfig()
  const session = useCachedSession()

  return useMutation(
    async (input: Input) => {
      if (session === null) throw new Error('No session is known, so there is no basket to change. Load it first.')
      const key = swrKeys.basket(scope, session.customerId)
      const write = (basket: Basket | null | undefined) => {
        if (basket?.basketId === undefined) throw new Error('No basket is loaded, so there is none to change.')
        return send(input, basket.basketId)
      }
      try {
        const changed = await mutate<Basket | null>(key, write, {
          optimisticData: (_, shown) => (shown ? expect(shown, input) : null),
          rollbackOnError: true,
          populateCache: true,
          revalidate: false,
        })
        return changed ?? null
      } catch (error) {
        await mutate(key).catch(() => undefined)
        throw error
      }
    },
    () => 'failed',
  )
}
