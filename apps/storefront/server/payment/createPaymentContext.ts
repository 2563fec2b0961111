import { randomUUID } from 'node:crypto'
import { advance, type AttemptChange } from './attemptMachine.js'
import { createKeyedQueue } from './keyedQueue.js'
import type { PaymentContext, PaymentOptions } from './paymentContext.js'

/** How often a change is tried again when another process changed the attempt first. */
const CONFLICTS = 10

/** Applies defaults, and changes attempts by compare-and-set. */
export function createPaymentContext(options: PaymentOptions): PaymentContext {
  const { attempts } = options
  const now = options.now ?? Date.now

  async function tryChange(attemptId: string, change: AttemptChange) {
    for (let turn = 0; turn < CONFLICTS; turn += 1) {
      const attempt = await attempts.get(attemptId)
      if (!attempt) throw new Error('The attempt is not stored, so it cannot change. Add it first.')
      const next = advance(attempt, change, now())
      if (next === null) return { attempt, isChanged: false }
      if (await attempts.replace(next)) return { attempt: next, isChanged: true }
    }
    throw new Error('The attempt keeps changing, so this change was not saved. The next reconciliation repeats it.')
  }

  return {
    ...options,
    onPlaced: options.onPlaced ?? (async () => undefined),
    now,
    createId: options.createId ?? randomUUID,
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    queue: createKeyedQueue(),
    change: async (attemptId, change) => (await tryChange(attemptId, change)).attempt,
    tryChange,
  }
}
