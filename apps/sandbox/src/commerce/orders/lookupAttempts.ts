/** Counts failed order look-ups, to prevent guessing. */
export interface LookupAttempts {
  /** Remaining time for which an order number is blocked, in milliseconds; 0 = not blocked. */
  blockedFor(orderNo: string): number
  fail(orderNo: string): void
  clear(): void
}

const MAXIMUM_FAILURES = 10
const WINDOW_MS = 15 * 60_000
const MAXIMUM_NUMBERS = 10_000

interface Failures {
  readonly count: number
  /** Epoch milliseconds. */
  readonly endsAt: number
}

/**
 * Keeps the attempts in memory, by order number, whether the order exists or not, since a guest can start new sessions
 * at will. The oldest numbers are dropped first when there are too many.
 */
export function createLookupAttempts(now: () => number): LookupAttempts {
  const failures = new Map<string, Failures>()
  const current = (orderNo: string) => {
    const known = failures.get(orderNo)
    return known && known.endsAt > now() ? known : null
  }
  return {
    blockedFor(orderNo) {
      const known = current(orderNo)
      return known && known.count >= MAXIMUM_FAILURES ? known.endsAt - now() : 0
    },
    fail(orderNo) {
      const known = current(orderNo)
      failures.delete(orderNo)
      failures.set(orderNo, { count: (known?.count ?? 0) + 1, endsAt: known?.endsAt ?? now() + WINDOW_MS })
      if (failures.size <= MAXIMUM_NUMBERS) return
      for (const oldest of failures.keys()) {
        failures.delete(oldest)
        return
      }
    },
    clear: () => failures.clear(),
  }
}
