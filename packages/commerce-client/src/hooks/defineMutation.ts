import type { Mutated } from './cacheUpdates.js'
import { type FailureCode, failureCode } from './failureCode.js'
import { mutationHook, type MutationHook } from './mutationHook.js'

/** Makes the hook of a mutation. Mark the call as pure. */
export function defineMutation<Input, Result>(row: Mutated<Input, Result>): MutationHook<Input, Result, FailureCode> {
  return mutationHook(row, failureCode)
}
