import { LRUCache } from 'lru-cache'
import { createAdmittingCache } from './admittingCache.js'
import type { StoredResponse } from './storedResponse.js'

const MAX_REMEMBERED_PURGES = 10_000
/** How long a stale copy is served after a failed renewal before the upstream is called again. */
const REFRESH_PAUSE_MS = 5000
/** Entries for missing pages. They share one body, so only their keys count. */
const ABSENT_BYTES = 2 * 1024 * 1024
const ABSENT_ENTRY_BYTES = 512

/** How a response was obtained; sent as the `x-cache` header. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'stale-error'

export interface CachedAnswer {
  readonly response: StoredResponse
  readonly state: CacheState
}

export interface PageCache {
  /** The stored response if it may be served now. A stale one is renewed in the background. Counts as a request. */
  lookup(key: string, produce: () => Promise<StoredResponse>): CachedAnswer | null
  /** `lookup` for a request that was looked up before: it is not counted again. */
  lookupAgain(key: string, produce: () => Promise<StoredResponse>): CachedAnswer | null
  /**
   * Loads a response that is not stored, once for all simultaneous requests. Falls back to an expired copy when that
   * fails, returns 5xx or lacks a part.
   */
  load(key: string, produce: () => Promise<StoredResponse>): Promise<CachedAnswer>
  /** Whether the response of a key is being produced; further requests join it. */
  isMaking(key: string): boolean
  /** A copy to serve when the response cannot be produced now; null = none, or too old. */
  spare(key: string): CachedAnswer | null
  /**
   * Marks entries with one of the tags as outdated; `null` = all entries. They are then used only when an upstream
   * fails.
   */
  purge(tags: readonly string[] | null): void
  readonly size: { readonly entries: number; readonly bytes: number }
}

interface Entry {
  readonly response: StoredResponse
  readonly storedAt: number
  /** Purge count when rendering started. */
  readonly sequence: number
  checkedSequence: number
  isPurged: boolean
  nextRefreshAt: number
  /** Until this time the copy is served without another attempt. */
  sparedUntil: number
}

/** Bounded in-process cache with single flight, stale-while-revalidate, stale-if-error and purge by tag. */
export function createPageCache(options: {
  readonly maxBytes: number
  /** ms on any clock; only differences count. */
  readonly now: () => number
  readonly onRefreshError?: ((error: unknown, key: string) => void) | undefined
}): PageCache {
  const pages = createAdmittingCache<Entry>({ maxBytes: options.maxBytes, sizeOf: ({ response }) => response.size })
  const absent = new LRUCache<string, Entry>({
    maxSize: ABSENT_BYTES,
    sizeCalculation: (_, key) => key.length + ABSENT_ENTRY_BYTES,
  })
  const flights = new Map<string, Promise<StoredResponse>>()
  const purges = new Map<string, number>()
  let sequence = 0
  let floor = 0

  function isPurged(entry: Entry): boolean {
    if (!entry.isPurged && entry.checkedSequence !== sequence) {
      // New content may appear at any address that had no page.
      entry.isPurged = entry.response.isAbsent || wasPurgedSince(entry.sequence, entry.response.tags)
      entry.checkedSequence = sequence
    }
    return entry.isPurged
  }

  function wasPurgedSince(start: number, tags: readonly string[]): boolean {
    return start < floor || tags.some((tag) => (purges.get(tag) ?? 0) > start)
  }

  function ageOf(entry: Entry): number {
    return (options.now() - entry.storedAt) / 1000
  }

  function spareOf(entry: Entry): CachedAnswer | null {
    const { maxAge, staleIfError } = entry.response.freshness
    return ageOf(entry) < maxAge + staleIfError ? { response: entry.response, state: 'stale-error' } : null
  }

  function spare(key: string): CachedAnswer | null {
    const entry = pages.peek(key)
    const copy = entry ? spareOf(entry) : null
    if (entry && copy) entry.sparedUntil = options.now() + REFRESH_PAUSE_MS
    return copy
  }

  function keep(askedKey: string, response: StoredResponse, start: number): void {
    const key = response.storedAs ?? askedKey
    const before = pages.peek(key)
    if (!response.isStorable || response.isAbsent) {
      if (response.status < 500) pages.delete(key)
      absent.delete(key)
    }
    if (!response.isStorable) return
    // Prefer a complete old copy to a newer partial one.
    if (response.isPartial && before && !before.response.isPartial && spareOf(before)) return
    const isPurgedMeanwhile = wasPurgedSince(start, response.tags)
    if (isPurgedMeanwhile && before) return
    const entry = {
      response,
      storedAt: options.now(),
      sequence: start,
      checkedSequence: sequence,
      isPurged: isPurgedMeanwhile || (response.isAbsent && start !== sequence),
      nextRefreshAt: 0,
      sparedUntil: 0,
    }
    if (response.isAbsent) absent.set(key, entry)
    else {
      absent.delete(key)
      pages.set(key, entry)
    }
  }

  function fly(key: string, produce: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const known = flights.get(key)
    if (known) return known
    const start = sequence
    const flight = produce()
      .then((response) => {
        keep(key, response, start)
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

  function answerOf(
    entry: Entry | undefined,
    key: string,
    produce: () => Promise<StoredResponse>,
  ): CachedAnswer | null {
    if (!entry) return null
    if (!isPurged(entry)) {
      const { response } = entry
      const age = ageOf(entry)
      const { maxAge, staleWhileRevalidate } = response.freshness
      if (age < maxAge) return { response, state: 'hit' }
      if (age < maxAge + staleWhileRevalidate) {
        refreshBehind(key, entry, produce)
        return { response, state: 'stale' }
      }
    }
    return options.now() < entry.sparedUntil ? spareOf(entry) : null
  }

  return {
    lookup: (key, produce) => answerOf(pages.get(key) ?? absent.get(key), key, produce),
    lookupAgain: (key, produce) => answerOf(pages.peek(key) ?? absent.get(key), key, produce),
    async load(key, produce) {
      try {
        const response = await fly(key, produce)
        const isError = response.status >= 500
        const copy = isError || response.isPartial ? spare(response.storedAs ?? key) : null
        return copy && (isError || !copy.response.isPartial) ? copy : { response, state: 'miss' }
      } catch (error) {
        const copy = spare(key)
        if (!copy) throw error
        options.onRefreshError?.(error, key)
        return copy
      }
    },
    isMaking: (key) => flights.has(key),
    spare,
    purge(tags) {
      sequence += 1
      // A render in progress may have read purged data: later requests start a new one.
      flights.clear()
      if (tags === null || purges.size + tags.length > MAX_REMEMBERED_PURGES) {
        floor = sequence
        purges.clear()
      } else for (const tag of tags) purges.set(tag, sequence)
    },
    get size() {
      return pages.size
    },
  }
}
