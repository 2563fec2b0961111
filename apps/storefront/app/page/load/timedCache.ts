/** Cached values with an expiry; the stale value is used when a refresh fails. */
export interface TimedCache<T> {
  /** @throws the error of `read` when there is no stale value. */
  get(key: string, read: () => Promise<T>): Promise<T>
}

/** Limits memory: keys come from request paths. */
const MOST_KEYS = 1000
const PARTIAL_TTL_MS = 2000

/**
 * Caches values (menus, site config) for `ttlMs`, with one concurrent read per key. Evicts the oldest key above the limit. An
 * incomplete value never replaces a complete one, and is read again after a short pause.
 */
export function createTimedCache<T>({
  ttlMs,
  now,
  isPartial = () => false,
}: {
  readonly ttlMs: number
  readonly now: () => number
  readonly isPartial?: ((value: T) => boolean) | undefined
}): TimedCache<T> {
  const entries = new Map<string, { value?: T; at: number; pending?: Promise<T> | undefined }>()
  return {
    get(key, read) {
      const entry = entries.get(key) ?? { at: Number.NEGATIVE_INFINITY }
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size >= MOST_KEYS && !entries.has(key)) entries.delete(oldest)
      entries.set(key, entry)
      const { value: kept } = entry
      if (kept !== undefined && now() - entry.at < (isPartial(kept) ? PARTIAL_TTL_MS : ttlMs))
        return Promise.resolve(kept)
      entry.pending ??= read().then(
        (newest) => {
          const value = isPartial(newest) && entry.value !== undefined ? entry.value : newest
          Object.assign(entry, { value, at: now(), pending: undefined })
          return value
        },
        (error: unknown) => {
          entry.pending = undefined
          if (entry.value === undefined) throw error
          entry.at = now()
          return entry.value
        },
      )
      return entry.pending
    },
  }
}
