import type { Mutated } from './cacheUpdates.js'
import { announceChange } from './changeListeners.js'
import { useCommerce } from './CommerceProvider.js'
import { perOwner } from './perOwner.js'
import type { Shop } from './shop.js'
import { createSingleFlight } from './singleFlight.js'
import { type Mutation, useMutation } from './useMutation.js'

/** A mutating hook, with what it changes. */
export interface MutationHook<Input, Result, Failure> {
  (): Mutation<Input, Result, Failure>
  readonly row: Mutated<Input, Result>
}

/** Makes the hook of a mutation whose failures have codes of their own: `failureOf` gives them. Mark the call as pure. */
export function mutationHook<Input, Result, Failure>(
  row: Mutated<Input, Result>,
  failureOf: (error: unknown) => Failure,
): MutationHook<Input, Result, Failure> {
  const flights = perOwner(() => createSingleFlight<Result>())

  /** The same call at the same time is one: a double click, or five components. Another place is another call. */
  const run = (shop: Shop, input: Input) =>
    flights(shop.cache)(JSON.stringify([shop.scope, input]), async () => {
      const result = await row.run(shop, input)
      if (result !== false) announceChange(shop, row.changes)
      return result
    })

  function useDefined(): Mutation<Input, Result, Failure> {
    const shop = useCommerce()
    return useMutation((input) => run(shop, input), failureOf)
  }
  return Object.assign(useDefined, { row: { ...row, run } })
}
