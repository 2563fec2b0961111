export interface TimeUnit {
  readonly unit: 'day' | 'hour' | 'minute' | 'second'
  readonly value: number
}

/** `far`: far enough away that the date is shown instead of a count. */
export type TimeLeft =
  | { readonly kind: 'far' }
  | { readonly kind: 'counting'; readonly units: readonly TimeUnit[] }
  | { readonly kind: 'ended' }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FAR = 60 * DAY

/** Units of a count with `left` ms remaining: days, hours and minutes; on the last day hours, minutes and seconds. */
export function timeLeft(left: number): TimeLeft {
  if (left <= 0) return { kind: 'ended' }
  if (left > FAR) return { kind: 'far' }
  const hours: TimeUnit = { unit: 'hour', value: Math.floor((left % DAY) / HOUR) }
  const minutes: TimeUnit = { unit: 'minute', value: Math.floor((left % HOUR) / MINUTE) }
  if (left < DAY) {
    return {
      kind: 'counting',
      units: [hours, minutes, { unit: 'second', value: Math.floor((left % MINUTE) / SECOND) }],
    }
  }
  return { kind: 'counting', units: [{ unit: 'day', value: Math.floor(left / DAY) }, hours, minutes] }
}

/** Time in ms until the displayed value changes; null = never. */
export function timeToNextStep(left: number): number | null {
  if (left <= 0) return null
  if (left > FAR) return Math.min(left - FAR + 1, HOUR)
  const step = left <= DAY ? SECOND : MINUTE
  return left % step || step
}

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The instant in ms; null = invalid, or without a time zone. */
export function instantOf(iso: string): number | null {
  const instant = ZONED.test(iso) ? Date.parse(iso) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** The time zone, or UTC when it is unknown. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
