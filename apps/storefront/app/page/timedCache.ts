/** A value that is read again after a while; the old one serves when that fails. */
export interface TimedCache<T> {
  /** @throws what `read` throws, when there is no older value. */
  get(key: string, read: () => Promise<T>): Promise<T>
}

/** Paths come from addresses: whoever asks for many must not fill the memory. */
const MOST_KEYS = 1000
const PARTIAL_TTL_MS = 2000

/**
 * Keeps values (menus, site config) for `ttlMs`; one read at a time for a key. Of too many keys the oldest goes. A value with
 * a gap never replaces a whole one, and is read again with the next use but for a short pause.
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
