import { createHash } from 'node:crypto'
import { PaymentError } from './PaymentError.js'

/** Runs a call once for each key. */
export interface Idempotency<Result> {
  /**
   * The result of the first call with this key.
   * @param scope distinguishes calls that may have the same key
   * @throws PaymentError 400 without a valid key, 422 when the key was used with another body
   */
  once(scope: string, key: unknown, body: unknown, run: () => Promise<Result>): Promise<Result>
  clear(): void
}

const MAXIMUM_LENGTH = 64

/** Creates a memory of keys. A call that fails is not remembered, so that it can be repeated. */
export function createIdempotency<Result>(): Idempotency<Result> {
  const known = new Map<string, { readonly hash: string; readonly result: Promise<Result> }>()
  return {
    async once(scope, key, body, run) {
      if (typeof key !== 'string' || key === '' || key.length > MAXIMUM_LENGTH) {
        throw new PaymentError(400, 'key_missing', 'Send an idempotency-key of 1 to 64 characters.')
      }
      const name = `${scope} ${key}`
      const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
      const before = known.get(name)
      if (before) {
        if (before.hash === hash) return before.result
        throw new PaymentError(422, 'key_reused', 'This idempotency-key was used with another body.')
      }
      const result = run()
      known.set(name, { hash, result })
      result.catch(() => known.delete(name))
      return result
    },
    clear: () => known.clear(),
  }
}
