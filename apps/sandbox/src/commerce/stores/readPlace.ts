import { badRequest, Problem } from '../http/problem.js'
import { first, type Query } from '../http/query.js'
import type { Position } from './distance.js'

/** Reads a number within limits; null when absent. @throws Problem 400 `bad-request` */
export function readNumber(query: Query, name: string, minimum: number, maximum: number): number | null {
  const given = first(query, name)
  if (given === undefined) return null
  const value = given.trim() === '' ? Number.NaN : Number(given)
  if (value >= minimum && value <= maximum) return value
  const expected = `(${minimum}..${maximum})`
  const detail = `The value constraint was violated by '${name}'. The expected value is between '${expected}'.`
  throw badRequest(detail, { parameter: name, expected })
}

/** Reads a whole number; null when absent. @throws Problem 400 `bad-request` */
export function readWhole(query: Query, name: string, minimum: number, maximum: number): number | null {
  const value = readNumber(query, name, minimum, maximum)
  if (value === null || Number.isInteger(value)) return value
  throw badRequest(`'${name}' has to be a whole number.`, { parameter: name, expected: `(${minimum}..${maximum})` })
}

/** Reads `latitude` and `longitude`; null when neither is given. @throws Problem 400 when one is missing or invalid */
export function readPosition(query: Query): Position | null {
  const latitude = readNumber(query, 'latitude', -90, 90)
  const longitude = readNumber(query, 'longitude', -180, 180)
  if (latitude === null && longitude === null) return null
  if (latitude === null) throw missingParameter('latitude')
  if (longitude === null) throw missingParameter('longitude')
  return { latitude, longitude }
}

/** 400 `missing-query-parameter`. */
export function missingParameter(name: string): Problem {
  const detail = `Missing required query parameter(s): '${name}'`
  return new Problem(400, 'missing-query-parameter', detail, { title: 'Bad Request' })
}
