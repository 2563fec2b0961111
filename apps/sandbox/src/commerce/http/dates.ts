const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Whether a value is a valid date, `2026-11-22`. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !DATE.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Whether a value is a date-time with its zone, `2026-11-22T09:30:00Z`; seconds are optional. */
export function isDateTime(value: unknown): value is string {
  const day = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined
  return isDate(day) && !Number.isNaN(Date.parse(String(value)))
}
