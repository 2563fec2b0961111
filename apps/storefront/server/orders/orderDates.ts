import type { Market } from '../../app/page/market.js'

/** A day in words, in the time zone of the market. `time`: ms since 1970. */
export function formatDay(time: number, { locale, country }: Market): string {
  return new Intl.DateTimeFormat(locale.id, { dateStyle: 'long', timeZone: country.timeZone }).format(time)
}

/** A day with its time. */
export function formatMoment(time: number, { locale, country }: Market): string {
  const format = new Intl.DateTimeFormat(locale.id, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: country.timeZone,
  })
  return format.format(time)
}

/** Days of a delivery, given as midnight UTC: one day, or the first and the last. */
export function formatArrival(
  { first, last }: { readonly first: Date; readonly last: Date },
  localeId: string,
): string {
  const format = new Intl.DateTimeFormat(localeId, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return first.getTime() === last.getTime() ? format.format(first) : format.formatRange(first, last)
}
