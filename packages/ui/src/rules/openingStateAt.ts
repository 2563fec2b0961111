/** Weekdays, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** A span of opening times, `HH:MM` in the boutique's time zone; `24:00` ends a day. */
export interface OpeningSpan {
  readonly from: string
  readonly to: string
}

/** A weekday; without spans it is closed. Two entries for the same day are merged. */
export interface OpeningDay {
  readonly day: Weekday
  readonly spans: readonly OpeningSpan[]
}

/** A day with different hours. `date` as `YYYY-MM-DD`; without spans it is closed. */
export interface ExceptionalDay {
  readonly date: string
  /** The reason: "Christmas Eve". */
  readonly label?: string | undefined
  readonly spans: readonly OpeningSpan[]
}

/** Opening hours of a boutique. An empty week = unknown. */
export interface OpeningTimes {
  /** IANA name: `Europe/Zurich`. */
  readonly timeZone: string
  readonly week: readonly OpeningDay[]
  readonly exceptions?: readonly ExceptionalDay[] | undefined
}

/** State of a boutique at an instant; times are `HH:MM` in its time zone. */
export type OpeningState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly opens: NextOpening | null }
  | { readonly kind: 'unknown' }

/** Next opening of a closed boutique: `date` as `YYYY-MM-DD`, `daysAhead` 0 = later today. */
export interface NextOpening {
  readonly daysAhead: number
  readonly date: string
  readonly at: string
}

/** Search range for the next opening in days, enough for holidays. */
const HORIZON_DAYS = 21
const DAY_MINUTES = 24 * 60

/** Whether a boutique is open at `instant` (ms since 1970), and until when, or when it opens next. */
export function openingStateAt(times: OpeningTimes, instant: number): OpeningState {
  const clock = times.week.length > 0 ? localClock(times.timeZone, instant) : null
  if (!clock) return { kind: 'unknown' }
  const { day, minute } = clock
  // A span of the previous day may end after midnight.
  const spans = [
    ...spansOn(times, day - 1).map(({ from, to }) => ({ from: from - DAY_MINUTES, to: to - DAY_MINUTES })),
    ...spansOn(times, day),
  ]
  const current = spans.find(({ from, to }) => from <= minute && minute < to)
  if (current) return { kind: 'open', until: timeOfDay(current.to) }
  for (let daysAhead = 0; daysAhead <= HORIZON_DAYS; daysAhead += 1) {
    const next = spansOn(times, day + daysAhead).find(({ from }) => daysAhead > 0 || from > minute)
    if (next) return { kind: 'closed', opens: { daysAhead, date: isoDate(day + daysAhead), at: timeOfDay(next.from) } }
  }
  return { kind: 'closed', opens: null }
}

/** The local date `YYYY-MM-DD` at `instant` (ms since 1970); null for an invalid time zone. */
export function localDate(timeZone: string, instant: number): string | null {
  const clock = localClock(timeZone, instant)
  return clock && isoDate(clock.day)
}

/** The weekday of a `YYYY-MM-DD` date; null when it is invalid. */
export function weekdayOf(date: string): Weekday | null {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  return Number.isNaN(day) ? null : weekday(day)
}

const DAY_MS = DAY_MINUTES * 60_000

/** Spans of a day (days since 1970) in minutes, in order; invalid ones are omitted. */
function spansOn(times: OpeningTimes, day: number): { readonly from: number; readonly to: number }[] {
  const date = isoDate(day)
  const exceptions = times.exceptions?.filter((exception) => exception.date === date) ?? []
  const known = exceptions.length > 0 ? exceptions : times.week.filter((usual) => usual.day === weekday(day))
  const spans = known
    .flatMap((found) => found.spans)
    .flatMap((span) => {
      const from = minuteOf(span.from)
      const to = minuteOf(span.to)
      if (from === null || to === null) return []
      return [{ from, to: to > from ? to : to + DAY_MINUTES }]
    })
  return spans.sort((a, b) => a.from - b.from)
}

/** Local day (days since 1970) and minute of the day. */
function localClock(timeZone: string, instant: number): { readonly day: number; readonly minute: number } | null {
  if (!Number.isFinite(new Date(instant).getTime())) return null
  try {
    const parts = clockOf(timeZone).formatToParts(instant)
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value)
    const day = Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
    return { day, minute: part('hour') * 60 + part('minute') }
  } catch {
    // An unknown time zone in the data must not fail the page.
    return null
  }
}

/** Formatters by time zone: creating one costs as much as rendering a store card, and there are few zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...NUMERIC })
    clocks.set(timeZone, clock)
  }
  return clock
}

const NUMERIC = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const

function minuteOf(time: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= DAY_MINUTES ? minutes : null
}

function timeOfDay(minutes: number): string {
  const minute = minutes === DAY_MINUTES ? minutes : ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const isoDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

// 1 January 1970 was a Thursday.
const weekday = (day: number): Weekday => WEEKDAYS[(((day + 3) % 7) + 7) % 7] ?? 'monday'
