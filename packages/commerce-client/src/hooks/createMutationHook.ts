import type { MutationDefinition } from '../sync/mutationDefinition.js'
import { notifyMutation } from '../sync/mutationListeners.js'
import { perOwner } from '../sync/perOwner.js'
import type { Shop } from '../sync/shop.js'
import { createSingleFlight } from '../sync/singleFlight.js'
import { useCommerce } from './CommerceProvider.js'
import { type Mutation, useMutation } from './useMutation.js'

/** A mutating hook and the definition it was made from. */
export interface MutationHook<Input, Result, Failure> {
  (): Mutation<Input, Result, Failure>
  readonly definition: MutationDefinition<Input, Result>
}

/**
 * Makes the hook of a mutation that has failure codes of its own. Mark the call as pure.
 *
 * @param failureOf maps what was thrown to a code.
 */
export function createMutationHook<Input, Result, Failure>(
  definition: MutationDefinition<Input, Result>,
  failureOf: (error: unknown) => Failure,
): MutationHook<Input, Result, Failure> {
  const flights = perOwner(() => createSingleFlight<Result>())

  /** Equal calls at the same time share one request: a double click, or several components. The scope is part of the key. */
  const run = (shop: Shop, input: Input) =>
    flights(shop.cache)(JSON.stringify([shop.scope, input]), async () => {
      const result = await definition.run(shop, input)
      if (result !== false) notifyMutation(shop, definition.invalidates)
      return result
    })

  function useDefined(): Mutation<Input, Result, Failure> {
    const shop = useCommerce()
    return useMutation((input) => run(shop, input), failureOf)
  }
  return Object.assign(useDefined, { definition: { ...definition, run } })
}
