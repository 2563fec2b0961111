import { type CachedAnswer, createPageCache } from '../cache/pageCache.js'
import { storeResponse } from '../cache/storedResponse.js'

/** A page for one minute. */
export const stored = (body: string, options: { status?: number; tags?: readonly string[]; maxAge?: number } = {}) =>
  storeResponse(
    {
      status: options.status ?? 200,
      contentType: 'text/html',
      body,
      headers: {},
      freshness: { maxAge: options.maxAge ?? 60, staleWhileRevalidate: 60, staleIfError: 300 },
      tags: options.tags ?? ['home'],
    },
    {},
    { compresses: true },
  )

/** A cache with a clock of its own. */
export function openPageCache(maxBytes = 1_000_000) {
  const clock = { now: 0 }
  const cache = createPageCache({ maxBytes, now: () => clock.now })
  return { cache, clock }
}

export const textOf = (answer: CachedAnswer | null) => {
  const body = answer?.response.body('identity')
  return body instanceof Buffer ? body.toString() : undefined
}
/** For what must come from the cache. */
export const never = () => Promise.reject(new Error('must not be made'))
