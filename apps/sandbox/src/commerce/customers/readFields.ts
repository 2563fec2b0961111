import { isDate, isDateTime } from '../http/dates.js'
import { Problem, badRequest } from '../http/problem.js'

/** A JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Rule for a field of a body. Lengths are in UTF-16 units, as on the platform. */
export type FieldRule =
  | { readonly kind: 'text'; readonly minimum?: number; readonly maximum: number }
  /** A date, `2026-11-22`. */
  | { readonly kind: 'date' }
  /** A date-time with its zone, `2026-11-22T09:30:00Z`. */
  | { readonly kind: 'dateTime' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: FieldRules }

export type FieldRules = Readonly<Record<string, FieldRule>>

const MAXIMUM_CUSTOM_FIELDS = 20
const MAXIMUM_CUSTOM_LENGTH = 4096

/**
 * Reads a body that must be an object.
 * @throws Problem 400 `bad-request`
 */
export function readBody(body: unknown, path = '$'): JsonObject {
  if (isObject(body)) return body
  throw badRequest(`Decoding of the property with path '${path}' failed because an object is expected.`)
}

/**
 * Reads the fields named in the rules and drops all others, to prevent mass assignment. `null` is kept: it clears a
 * field.
 * @throws Problem 400 `bad-request` for a wrong type, `string-constraint-violation` for a wrong length
 */
export function readFields(body: JsonObject, rules: FieldRules, path = '$'): JsonObject {
  const fields = Object.entries(rules).flatMap(([name, rule]) => {
    const value = body[name]
    if (value === undefined) return []
    return [[name, value === null ? null : readValue(value, rule, `${path}.${name}`)] as const]
  })
  return Object.fromEntries(fields)
}

/**
 * Reads the `c_*` fields of a body unchanged.
 * @throws Problem 400 `bad-request` when they exceed the sandbox's limits
 */
export function readCustomFields(body: JsonObject): JsonObject {
  const fields = Object.entries(body).filter(([name]) => name.startsWith('c_'))
  const custom = Object.fromEntries(fields)
  if (fields.length > MAXIMUM_CUSTOM_FIELDS || JSON.stringify(custom).length > MAXIMUM_CUSTOM_LENGTH) {
    throw badRequest('The custom properties are too many or too large.')
  }
  return custom
}

/**
 * Checks that required fields are not empty.
 * @throws Problem 400 `bad-request`, which lists the missing ones
 */
export function requireFields(fields: JsonObject, names: readonly string[], path = '/'): void {
  const missing = names.filter((name) => fields[name] === undefined || fields[name] === null)
  if (missing.length === 0) return
  throw badRequest(`[Path '${path}'] Object has missing required properties (${JSON.stringify(missing)}).`)
}

/** Merges changes into stored fields; `null` clears one. */
export function mergeFields(stored: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null))
}

function readValue(value: unknown, rule: FieldRule, path: string): unknown {
  switch (rule.kind) {
    case 'text':
      return readTextValue(value, rule.minimum ?? 0, rule.maximum, path)
    case 'date':
      if (isDate(value)) return value
      throw wrongType(path, 'a date such as 2026-11-22')
    case 'dateTime':
      if (isDateTime(value)) return value
      throw wrongType(path, 'a date and time such as 2026-11-22T09:30:00Z')
    case 'boolean':
      if (typeof value === 'boolean') return value
      throw wrongType(path, 'a boolean')
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(path, 'a whole number')
      if (value >= rule.minimum && value <= rule.maximum) return value
      throw wrongType(path, `a whole number from ${rule.minimum} to ${rule.maximum}`)
    case 'choice':
      if (typeof value === 'string' && rule.values.includes(value)) return value
      throw wrongType(path, `one of ${rule.values.join(', ')}`)
    case 'object':
      return mergeFields({}, readFields(readBody(value, path), rule.fields, path))
  }
}

function readTextValue(value: unknown, minimum: number, maximum: number, path: string): string {
  if (typeof value !== 'string' || !value.isWellFormed()) throw wrongType(path, 'a text')
  if (value.length >= minimum && value.length <= maximum && (minimum === 0 || value.trim() !== '')) return value
  const parameter = path.slice(path.lastIndexOf('.') + 1)
  const expected = `(${minimum}..${maximum})`
  const detail = `The length of '${parameter}' violates the constraint. The expected length is between ${expected}.`
  throw new Problem(400, 'string-constraint-violation', detail, { parameter, expected })
}

function wrongType(path: string, expected: string): Problem {
  return badRequest(`Decoding of the property with path '${path}' failed because ${expected} is expected.`)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
