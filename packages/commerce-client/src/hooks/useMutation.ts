import { useRef, useState } from 'react'

/** How a mutation ended. `Failure` is a code to tell the shopper from, never a raw error. */
export type MutationOutcome<Result, Failure> =
  | { readonly kind: 'done'; readonly result: Result }
  /** `cause` is for logs, and for the fields that a refused form names. */
  | { readonly kind: 'failed'; readonly error: Failure; readonly cause: unknown }

/** What a mutating hook returns. */
export interface Mutation<Input, Result, Failure> {
  /** Never rejects; the outcome tells. */
  readonly trigger: (input: Input) => Promise<MutationOutcome<Result, Failure>>
  readonly isMutating: boolean
  /** Of the last call; null = it did not fail, or is still running. */
  readonly error: Failure | null
}

/** Runs a mutation and keeps its state; `failureOf` turns what was thrown into a code. */
export function useMutation<Input, Result, Failure>(
  run: (input: Input) => Promise<Result>,
  failureOf: (error: unknown) => Failure,
): Mutation<Input, Result, Failure> {
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<{ readonly failure: Failure } | null>(null)
  const latestCall = useRef(0)

  const trigger = async (input: Input): Promise<MutationOutcome<Result, Failure>> => {
    latestCall.current += 1
    const call = latestCall.current
    setRunning((count) => count + 1)
    setError(null)
    try {
      return { kind: 'done', result: await run(input) }
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (call === latestCall.current) setError({ failure })
      return { kind: 'failed', error: failure, cause: thrown }
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { trigger, isMutating: running > 0, error: error?.failure ?? null }
}
