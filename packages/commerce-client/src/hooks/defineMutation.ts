import { type FailureCode, failureCode } from '../sync/failureCode.js'
import type { MutationDefinition } from '../sync/mutationDefinition.js'
import { createMutationHook, type MutationHook } from './createMutationHook.js'

/** Makes the hook of a mutation. Mark the call as pure. */
export function defineMutation<Input, Result>(
  definition: MutationDefinition<Input, Result>,
): MutationHook<Input, Result, FailureCode> {
  return createMutationHook(definition, failureCode)
}
