import { LRUCache } from 'lru-cache'
import type { StoredResponse } from './storedResponse.js'

const MAX_REMEMBERED_PURGES = 10_000
const REFRESH_PAUSE_MS = 5000

/** How an answer came about; the `x-cache` header says it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'stale-error'

export interface CachedAnswer {
  readonly response: StoredResponse
  readonly state: CacheState
}

export interface PageCache {
  /** The stored answer, if it may be served now. A stale one is renewed behind the request. */
  lookup(key: string, produce: () => Promise<StoredResponse>): CachedAnswer | null
  /**
   * The answer of a key that is not stored: made once for all who ask at the same time. Falls back on an expired copy
   * when making it fails or ends in 5xx.
   */
  load(key: string, produce: () => Promise<StoredResponse>): Promise<CachedAnswer>
  /** Marks everything that carries one of the tags as outdated; `null` = everything. Kept only for upstream failures. */
  purge(tags: readonly string[] | null): void
  readonly size: { readonly entries: number; readonly bytes: number }
}

interface Entry {
  readonly response: StoredResponse
  readonly storedAt: number
  /** Purge count at the start of its render. */
  readonly sequence: number
  checkedSequence: number
  isPurged: boolean
  nextRefreshAt: number
}

/** Bounded in-process cache with single flight, stale-while-revalidate, stale-if-error and purge by tag. */
export function createPageCache(options: {
  readonly maxBytes: number
  readonly now: () => number
  readonly onRefreshError?: ((error: unknown, key: string) => void) | undefined
}): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    maxEntrySize: Math.ceil(options.maxBytes / 4),
    sizeCalculation: (entry) => entry.response.size,
  })
  const flights = new Map<string, Promise<StoredResponse>>()
  const purges = new Map<string, number>()
  let sequence = 0
  let floor = 0

  function isPurged(entry: Entry): boolean {
    if (!entry.isPurged && entry.checkedSequence !== sequence) {
      entry.isPurged = wasPurgedSince(entry.sequence, entry.response.tags)
      entry.checkedSequence = sequence
    }
    return entry.isPurged
  }

  function wasPurgedSince(start: number, tags: readonly string[]): boolean {
    return start < floor || tags.some((tag) => (purges.get(tag) ?? 0) > start)
  }

  function fly(key: string, produce: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const known = flights.get(key)
    if (known) return known
    const start = sequence
    const flight = produce()
      .then((response) => {
        if (response.isStorable) {
          const isPurgedMeanwhile = wasPurgedSince(start, response.tags)
          const fresh = {
            response,
            storedAt: options.now(),
            sequence: start,
            checkedSequence: sequence,
            nextRefreshAt: 0,
          }
          if (!isPurgedMeanwhile || !entries.has(key)) entries.set(key, { ...fresh, isPurged: isPurgedMeanwhile })
        } else if (response.status < 500) entries.delete(key)
        return response
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    flights.set(key, flight)
    return flight
  }

  function refreshBehind(key: string, entry: Entry, produce: () => Promise<StoredResponse>): void {
    const now = options.now()
    if (now < entry.nextRefreshAt) return
    entry.nextRefreshAt = now + REFRESH_PAUSE_MS
    fly(key, produce).catch((error: unknown) => options.onRefreshError?.(error, key))
  }

  return {
    lookup(key, produce) {
      const entry = entries.get(key)
      if (!entry || isPurged(entry)) return null
      const age = (options.now() - entry.storedAt) / 1000
      const { maxAge, staleWhileRevalidate } = entry.response.freshness
      if (age < maxAge) return { response: entry.response, state: 'hit' }
      if (age >= maxAge + staleWhileRevalidate) return null
      refreshBehind(key, entry, produce)
      return { response: entry.response, state: 'stale' }
    },
    async load(key, produce) {
      const spare = () => {
        const entry = entries.peek(key)
        if (!entry) return null
        const age = (options.now() - entry.storedAt) / 1000
        const { maxAge, staleIfError } = entry.response.freshness
        return age < maxAge + staleIfError ? { response: entry.response, state: 'stale-error' as const } : null
      }
      try {
        const response = await fly(key, produce)
        return (response.status >= 500 ? spare() : null) ?? { response, state: 'miss' }
      } catch (error) {
        const copy = spare()
        if (!copy) throw error
        options.onRefreshError?.(error, key)
        return copy
      }
    },
    purge(tags) {
      sequence += 1
      // A render that is under way may have read what is purged now: whoever asks from here on gets a new one.
      flights.clear()
      if (tags === null || purges.size + tags.length > MAX_REMEMBERED_PURGES) {
        floor = sequence
        purges.clear()
      } else for (const tag of tags) purges.set(tag, sequence)
    },
    get size() {
      return { entries: entries.size, bytes: entries.calculatedSize }
    },
  }
}
