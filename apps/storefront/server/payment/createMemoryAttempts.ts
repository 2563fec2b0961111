import { type Attempts, isFinished, type PaymentAttempt } from './attempts.js'

/** Attempts in memory only: for tests, and the index of `createFileAttempts`. */
export function createMemoryAttempts(stored: readonly PaymentAttempt[] = []): Attempts {
  const attempts = new Map<string, PaymentAttempt>()
  const unfinished = new Set<string>()
  const indexes = { orderNo: new Map(), basketId: new Map(), owner: new Map() } satisfies Record<string, Index>

  function put(attempt: PaymentAttempt): void {
    const { attemptId } = attempt
    attempts.set(attemptId, attempt)
    if (isFinished(attempt)) unfinished.delete(attemptId)
    else unfinished.add(attemptId)
    addTo(indexes.basketId, attempt.basketId, attemptId)
    addTo(indexes.owner, attempt.owner, attemptId)
    if (attempt.orderNo !== null) addTo(indexes.orderNo, attempt.orderNo, attemptId)
    if (attempt.reopenedBasketId !== null) addTo(indexes.basketId, attempt.reopenedBasketId, attemptId)
  }

  const read = (ids: Iterable<string>) => [...ids].flatMap((id) => attempts.get(id) ?? [])
  const newestFirst = (index: Index, key: string) =>
    read(index.get(key) ?? []).toSorted((one, other) => other.createdAt - one.createdAt)

  for (const attempt of stored) put(attempt)
  return {
    async add(attempt) {
      if (attempts.has(attempt.attemptId)) throw new Error('The attempt exists already. Use a new random id.')
      put(attempt)
    },
    async replace(attempt) {
      if (attempts.get(attempt.attemptId)?.version !== attempt.version - 1) return false
      put(attempt)
      return true
    },
    get: async (attemptId) => attempts.get(attemptId) ?? null,
    ofOrder: async (orderNo) => newestFirst(indexes.orderNo, orderNo),
    ofBasket: async (basketId) => newestFirst(indexes.basketId, basketId),
    ofOwner: async (owner) => newestFirst(indexes.owner, owner),
    unfinished: async () => read(unfinished),
    since: async (createdAt) => [...attempts.values()].filter((attempt) => attempt.createdAt >= createdAt),
    close: async () => undefined,
  }
}

type Index = Map<string, Set<string>>

function addTo(index: Index, key: string, attemptId: string): void {
  const ids = index.get(key)
  if (ids) ids.add(attemptId)
  else index.set(key, new Set([attemptId]))
}
