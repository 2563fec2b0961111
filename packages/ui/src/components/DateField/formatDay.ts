/** Formats a day (`yyyy-mm-dd`) for a locale; returns an invalid one unchanged. */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
