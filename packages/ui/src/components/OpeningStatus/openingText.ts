import type { IntlShape } from 'react-intl'
import { WEEKDAYS, type Weekday } from '../../rules/openingStateAt.js'

type Formatter = Pick<IntlShape, 'locale'>

/** `18:30` in the shopper's format; an invalid time is returned unchanged. */
export function timeText(intl: Formatter, time: string): string {
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(time)) return time
  const [hour, minute] = time.split(':').map(Number)
  return formatOf(intl.locale, 'time').format(Date.UTC(2024, 0, 1, hour, minute))
}

/** Full name of a weekday. */
export function weekdayText(intl: Formatter, weekday: Weekday): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday))
  return formatOf(intl.locale, 'weekday').format(date)
}

/** `2026-12-24` as day and month, optionally with the weekday; an invalid date is returned unchanged. */
export function dateText(intl: Formatter, date: string, hasWeekday = false): string {
  const day = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(day)) return date
  return formatOf(intl.locale, hasWeekday ? 'dayOfWeek' : 'day').format(day)
}

const kinds = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric', month: 'long' },
  dayOfWeek: { day: 'numeric', month: 'long', weekday: 'short' },
} as const

/** Formatters by locale and kind, cached across requests: creating one costs as much as rendering a store card. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, kind: keyof typeof kinds): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...kinds[kind], timeZone: 'UTC' })))
  return format
}
