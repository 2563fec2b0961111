import { badRequest } from './problem.js'
import { first, type Query } from './query.js'

/**
 * A whole number of a query.
 * @throws Problem 400 for anything else and outside of the range
 */
export function readInteger(query: Query, name: string, fallback: number, minimum: number, maximum: number): number {
  const given = first(query, name)
  if (given === undefined) return fallback
  const value = /^\d{1,9}$/.test(given) ? Number(given) : -1
  if (value >= minimum && value <= maximum) return value
  throw badRequest(`'${name}' must be a whole number from ${minimum} to ${maximum}.`, { parameter: name })
}

/**
 * An instant of a query, in epoch milliseconds; null = not given.
 * @throws Problem 400 for anything else
 */
export function readInstant(query: Query, name: string): number | null {
  const given = first(query, name)
  if (given === undefined) return null
  const instant = given.length > 40 ? Number.NaN : Date.parse(given)
  if (Number.isFinite(instant)) return instant
  throw badRequest(`'${name}' is no date.`, { parameter: name })
}
