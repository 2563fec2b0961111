const MINUTE_MS = 60_000

interface Window {
  readonly label: string
  readonly lengthMs: number
  readonly limit: number
}

/** Headers of one call, and whether it exceeded the limit. */
export interface RateLimitResult {
  readonly isExceeded: boolean
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Counts token calls per client in the two windows that SLAS reports.
 * @param limitPerMinute calls per minute; the five-minute window allows five times as many
 */
export function createTokenRateLimit(limitPerMinute: number, now: () => number): (clientId: string) => RateLimitResult {
  const windows: readonly Window[] = [
    { label: '1M', lengthMs: MINUTE_MS, limit: limitPerMinute },
    { label: '5M', lengthMs: 5 * MINUTE_MS, limit: 5 * limitPerMinute },
  ]
  const counts = new Map<string, { start: number; count: number }>()

  return (clientId) => {
    const headers: Record<string, string> = {}
    let isExceeded = false
    for (const { label, lengthMs, limit } of windows) {
      const key = `${clientId} ${label}`
      const previous = counts.get(key)
      const start = previous && now() - previous.start < lengthMs ? previous.start : now()
      const count = (previous && previous.start === start ? previous.count : 0) + 1
      counts.set(key, { start, count })
      if (count > limit) isExceeded = true
      headers[`X-RateLimit-${label}-Limit`] = String(limit)
      headers[`X-RateLimit-${label}-Remaining`] = String(Math.max(0, limit - count))
      headers[`X-RateLimit-${label}-Reset`] = String(Math.ceil((start + lengthMs - now()) / 1000))
    }
    return { isExceeded, headers }
  }
}
