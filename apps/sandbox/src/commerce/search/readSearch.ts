import { Problem, badRequest } from '../http/problem.js'
import { decodeOnceMore, first, list, type Query } from '../http/query.js'

/**
 * Reads a whole number between two bounds.
 * @throws Problem 400 `bad-request` with `parameter` and `expected`
 */
export function readInteger(query: Query, name: string, fallback: number, minimum: number, maximum: number): number {
  const given = first(query, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (/^-?\d+$/.test(given) && value >= minimum && value <= maximum) return value
  const expected = `(${minimum}..${maximum})`
  const detail = `'${name}' violates the value constraint. The expected value is between '${expected}'.`
  throw badRequest(detail, { parameter: name, expected })
}

/**
 * Reads a phrase.
 * @returns `undefined` when it is absent
 * @throws Problem 400 `string-constraint-violation` when it is too short or too long
 */
export function readPhrase(query: Query, minimum: number, maximum: number): string | undefined {
  const given = first(query, 'q')
  if (given === undefined) return undefined
  const phrase = decodeOnceMore(given).trim()
  if (phrase.length >= minimum && phrase.length <= maximum) return phrase
  throw phraseViolation(minimum, maximum)
}

/** The error for a phrase of invalid length. */
export function phraseViolation(minimum: number, maximum: number): Problem {
  const expected = `(${minimum}..${maximum})`
  const detail = `The string length constraint was violated by 'q'. The expected length is '${expected}'.`
  return new Problem(400, 'string-constraint-violation', detail, { expected, parameter: 'q' })
}

/**
 * Reads `expand`.
 * @throws Problem 400 `invalid-expand-parameter`
 */
export function readExpand<T extends string>(
  query: Query,
  allowed: readonly T[],
  byDefault: readonly T[],
): ReadonlySet<T> {
  const given = list(query, 'expand')
  if (given.length === 0) return new Set(byDefault)
  return new Set(
    given.map((value) => {
      const known = allowed.find((candidate) => candidate === value)
      if (known !== undefined) return known
      const detail = `An invalid expand parameter '${value}' was found.`
      throw new Problem(400, 'invalid-expand-parameter', detail, { param: value })
    }),
  )
}

/**
 * Reads a list of custom property ids.
 * @throws Problem 400 `bad-request` for more than five
 */
export function readCustomProperties(query: Query, name: string): readonly string[] {
  const given = list(query, name)
  if (given.length <= 5) return given
  const detail = `'${name}' violates the value constraint. The expected value is between '(0..5)'.`
  throw badRequest(detail, { parameter: name, expected: '(0..5)' })
}
