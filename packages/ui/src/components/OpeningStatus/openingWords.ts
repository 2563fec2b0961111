import type { IntlShape } from 'react-intl'
import { WEEKDAYS, type Weekday } from './openingStateAt.js'

type Formatter = Pick<IntlShape, 'formatTime' | 'formatDate'>

/** `18:30` as the shopper writes it; what is no time stays as it is. */
export function timeText(intl: Formatter, time: string): string {
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(time)) return time
  const [hour, minute] = time.split(':').map(Number)
  return intl.formatTime(Date.UTC(2024, 0, 1, hour, minute), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
}

/** The name of a weekday in full. */
export function weekdayText(intl: Formatter, weekday: Weekday): string {
  // The first of January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday))
  return intl.formatDate(date, { weekday: 'long', timeZone: 'UTC' })
}

/** `2026-12-24` as a day and a month, with the weekday on request; what is no date stays as it is. */
export function dateText(intl: Formatter, date: string, hasWeekday = false): string {
  const day = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(day)) return date
  return intl.formatDate(day, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(hasWeekday && { weekday: 'short' }),
  })
}
