import type { IntlShape } from 'react-intl'
import { WEEKDAYS, type Weekday } from '../../rules/openingStateAt.js'

type Formatter = Pick<IntlShape, 'locale'>

/** `18:30` as the shopper writes it; what is no time stays as it is. */
export function timeText(intl: Formatter, time: string): string {
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(time)) return time
  const [hour, minute] = time.split(':').map(Number)
  return formatOf(intl.locale, 'time').format(Date.UTC(2024, 0, 1, hour, minute))
}

/** The name of a weekday in full. */
export function weekdayText(intl: Formatter, weekday: Weekday): string {
  // The first of January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday))
  return formatOf(intl.locale, 'weekday').format(date)
}

/** `2026-12-24` as a day and a month, with the weekday on request; what is no date stays as it is. */
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

/** By locale and kind, for all requests: making a format costs as much as a boutique's card. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, kind: keyof typeof kinds): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...kinds[kind], timeZone: 'UTC' })))
  return format
}
