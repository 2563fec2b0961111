import { useRef, useState } from 'react'

/** Result of a mutation. `Failure` is a code to choose a message by, never a raw error. */
export type MutationOutcome<Result, Failure> =
  | { readonly kind: 'done'; readonly result: Result }
  /** `cause` is for logs and for the rejected fields of a form. */
  | { readonly kind: 'failed'; readonly error: Failure; readonly cause: unknown }

/** What a mutating hook returns. */
export interface Mutation<Input, Result, Failure> {
  /** Never rejects; failures are outcomes. */
  readonly trigger: (input: Input) => Promise<MutationOutcome<Result, Failure>>
  readonly isMutating: boolean
  /** Failure of the last call; null = none, or still running. */
  readonly error: Failure | null
}

/** Runs a mutation and keeps its state; `failureOf` maps an error to a failure code. */
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
