/** Releases a slot; later calls do nothing. */
export type FreeSlot = () => void

export interface Slots<Key> {
  /** Waits for a free slot of a key; null = none became free in time, or the caller disconnected. */
  take(
    key: Key,
    options: { readonly waitMs: number; readonly signal?: AbortSignal | undefined },
  ): Promise<FreeSlot | null>
}

interface Line {
  used: number
  /** In order of arrival. */
  readonly waiting: Set<() => void>
}

/** Limits concurrency per key; further callers wait in a queue. */
export function createSlots<Key>(slotsPerKey: number): Slots<Key> {
  const lines = new Map<Key, Line>()

  function freeOnce(key: Key, line: Line): FreeSlot {
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      const [next] = line.waiting
      if (next) next()
      else line.used -= 1
      if (line.used === 0) lines.delete(key)
    }
  }

  return {
    take(key, { waitMs, signal }) {
      const line = lines.get(key) ?? { used: 0, waiting: new Set() }
      lines.set(key, line)
      if (line.used < slotsPerKey) {
        line.used += 1
        return Promise.resolve(freeOnce(key, line))
      }
      return new Promise((resolve) => {
        const settle = (slot: FreeSlot | null) => {
          line.waiting.delete(pass)
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
          resolve(slot)
        }
        const pass = () => settle(freeOnce(key, line))
        const giveUp = () => settle(null)
        const timer = setTimeout(giveUp, waitMs)
        line.waiting.add(pass)
        if (signal?.aborted) giveUp()
        else signal?.addEventListener('abort', giveUp)
      })
    },
  }
}
