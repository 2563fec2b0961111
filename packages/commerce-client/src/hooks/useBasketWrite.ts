import { useSWRConfig } from 'swr'
import type { Basket } from '../types/basket.js'
import { useCommerce } from './CommerceProvider.js'
import { knownSession } from './knownSession.js'
import { swrKeys } from './swrKeys.js'
import { type Mutation, useMutation } from './useMutation.js'
import { type BasketWrite, writeBasket } from './writeBasket.js'

/** Makes a hook of a change of the loaded basket. */
export function useBasketWrite<Input>(change: BasketWrite<Input>): Mutation<Input, Basket | null, 'failed'> {
  const { scope } = useCommerce()
  const { mutate, cache } = useSWRConfig()

  return useMutation(
    async (input: Input) => {
      const session = knownSession(cache, scope)
      if (session === null) throw new Error('No session is known, so there is no basket to change. Load it first.')
      return writeBasket(mutate, swrKeys.basket(scope, session.customerId), change, input)
    },
    () => 'failed',
  )
}
