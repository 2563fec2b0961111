import type { Call } from '../client/operation.js'
import type { Basket } from '../types/basket.js'
import { basketDependents } from './addedItem.js'
import { basketResource } from './basketResource.js'
import { type MutationDefinition, resourceMutation } from './mutationDefinition.js'
import type { ResourceUpdate } from './updateResource.js'

interface InBasket {
  readonly basketId: string
}

/**
 * Definition of a mutation of the current basket. Its input is the call's parameters without the basket id.
 *
 * @param isApplied see `ResourceUpdate`.
 * @param optimistic see `ResourceUpdate`.
 */
export function basketMutation<Parameters extends InBasket>(
  call: Call<Parameters, Basket | undefined>,
  isApplied?: ResourceUpdate<Basket | null, Omit<Parameters, 'basketId'>>['isApplied'],
  optimistic?: ResourceUpdate<Basket | null, Omit<Parameters, 'basketId'>>['optimistic'],
): MutationDefinition<Omit<Parameters, 'basketId'>, Basket | null>
export function basketMutation(
  call: Call<InBasket, Basket | undefined>,
  isApplied?: ResourceUpdate<Basket | null, object>['isApplied'],
  optimistic?: ResourceUpdate<Basket | null, object>['optimistic'],
): MutationDefinition<object, Basket | null> {
  return resourceMutation<Basket | null, object>(
    basketResource,
    {
      isApplied,
      optimistic,
      async send({ client }, _, input, before) {
        const { basketId = '' } = before ?? noBasket()
        return (await call(client, { ...input, basketId })) ?? null
      },
    },
    basketDependents,
  )
}

/** @throws Error always: only `useAddToCart` creates a basket. */
export function noBasket(): never {
  throw new Error('The shopper has no basket to change. Add a product first: useAddToCart creates the basket.')
}
