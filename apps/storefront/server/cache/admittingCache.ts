import { LRUCache } from 'lru-cache'

/** Share of the bytes for values that are not yet requested often enough. */
const WINDOW_SHARE = 1 / 8
const COUNTED_BYTES = 2 * 1024 * 1024
/**
 * By how many requests a new value must lead over the value it would evict. Without this margin, two pages in similar
 * demand keep evicting each other, and a visitor who reads many pages in order finds each one just evicted.
 */
const LEAD = 1
/** After this many requests all counts are halved, so that old demand expires. */
const HALVING = 100_000

/** A cache bounded in bytes. A value evicts another only if its key is requested more often. */
export interface AdmittingCache<V extends object> {
  /** Counts as a request for the key, whether it is found or not. */
  get(key: string): V | undefined
  peek(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  readonly size: { readonly entries: number; readonly bytes: number }
}

/**
 * LRU cache with admission by frequency (docs/decisions/0014). Values are kept while there is room. In a full cache,
 * new values pass through a small window and leave it for the main part only when they are requested clearly more often
 * than the value they would evict. A flood of addresses that are requested once therefore evicts only itself.
 */
export function createAdmittingCache<V extends object>(options: {
  readonly maxBytes: number
  readonly sizeOf: (value: V) => number
}): AdmittingCache<V> {
  const { maxBytes, sizeOf } = options
  const windowBytes = Math.ceil(maxBytes * WINDOW_SHARE)
  const sizeCalculation = (value: V, key: string) => sizeOf(value) + key.length
  const main = new LRUCache<string, V>({
    maxSize: maxBytes - windowBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation,
  })
  const window = new LRUCache<string, V>({ maxSize: windowBytes, sizeCalculation })
  const counts = new LRUCache<string, { requests: number }>({
    maxSize: COUNTED_BYTES,
    sizeCalculation: (_, key) => key.length + 64,
  })
  let counted = 0

  function count(key: string): void {
    const known = counts.get(key)
    if (known) known.requests += 1
    else counts.set(key, { requests: 1 })
    counted += 1
    if (counted < HALVING) return
    counted = 0
    for (const entry of counts.values()) entry.requests >>= 1
  }

  const requestsOf = (key: string) => counts.peek(key)?.requests ?? 0

  function isWanted(key: string, value: V): boolean {
    if (main.calculatedSize + sizeCalculation(value, key) <= main.maxSize) return true
    const oldest = main.rkeys().next()
    return oldest.done === true || requestsOf(key) > requestsOf(oldest.value) + LEAD
  }

  return {
    get(key) {
      count(key)
      const kept = main.get(key)
      if (kept) return kept
      const value = window.get(key)
      if (value && isWanted(key, value)) {
        window.delete(key)
        main.set(key, value)
      }
      return value
    },
    peek: (key) => main.peek(key) ?? window.peek(key),
    set(key, value) {
      if (main.has(key) || isWanted(key, value)) {
        window.delete(key)
        main.set(key, value)
      } else window.set(key, value)
    },
    delete(key) {
      main.delete(key)
      window.delete(key)
    },
    get size() {
      return { entries: main.size + window.size, bytes: main.calculatedSize + window.calculatedSize }
    },
  }
}
