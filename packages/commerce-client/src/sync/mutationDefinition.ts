import { knownSession } from './knownSession.js'
import type { ResourceDefinition } from './resource.js'
import { revalidate } from './revalidate.js'
import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'
import { type ResourceUpdate, updateResource } from './updateResource.js'
import { withSession } from './withSession.js'

/** Request of a mutation and the cached data it invalidates. Every mutating hook is made from a definition. */
export interface MutationDefinition<Input, Result> {
  /** Names of the SWR keys that the mutation invalidates. The first is replaced; the others are fetched again. */
  readonly invalidates: readonly KeyName[]
  /** True when the expected result is shown before the platform responds. */
  readonly isOptimistic: boolean
  /** Resolves to `false` when nothing changed. */
  readonly run: (shop: Shop, input: Input) => Promise<Result>
}

/**
 * Definition of a mutation that updates a resource.
 *
 * @param alsoInvalidates further key names to fetch again afterwards.
 * @param isForAnyone true when the mutation may still run after the shopper has changed, e.g. adding to the cart.
 */
export function resourceMutation<Data, Input>(
  resource: ResourceDefinition<Data>,
  update: ResourceUpdate<Data, Input>,
  alsoInvalidates: readonly KeyName[] = [],
  isForAnyone = false,
): MutationDefinition<Input, Data> {
  return {
    invalidates: [resource.name, ...alsoInvalidates],
    isOptimistic: update.optimistic !== undefined,
    async run(shop, input) {
      const owner = isForAnyone ? undefined : knownSession(shop)?.customerId
      const data = await withSession(shop, (session) => updateResource(shop, resource, update, input, session), owner)
      void revalidate(shop, alsoInvalidates)
      return data
    },
  }
}
