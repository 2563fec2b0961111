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

/** Makes the hook of a mutation. `failureOf` turns what was thrown into a code. Mark the call as pure. */
export function defineMutation<Input, Result, Failure>(
  row: Mutated<Input, Result>,
  failureOf: (error: unknown) => Failure,
): MutationHook<Input, Result, Failure> {
  const { changes, run, nameOf = JSON.stringify } = row
  const flights = perOwner(() => createSingleFlight<Result>())

  /** Calls of one name at the same time are one: a double click, or five components. */
  const start = (shop: Shop, input: Input) =>
    flights(shop.cache)(nameOf(input) ?? '', async () => {
      const result = await run(shop, input)
      if (result !== false) announceChange(shop, changes)
      return result
    })

  function useDefined(): Mutation<Input, Result, Failure> {
    const shop = useCommerce()
    return useMutation((input) => start(shop, input), failureOf)
  }
  return Object.assign(useDefined, { row: { ...row, run: start } })
}
