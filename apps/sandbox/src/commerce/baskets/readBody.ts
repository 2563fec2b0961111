import type { OrderAddress } from '@vitrine/commerce-client/types/shipment'
import { badRequest } from '../http/problem.js'

/** A JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>

const MAXIMUM_QUANTITY = 999
const MAXIMUM_CUSTOM_LENGTH = 20_000
const MAXIMUM_CUSTOM_DEPTH = 20
const MAXIMUM_EMAIL_LENGTH = 254
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const ADDRESS_FIELDS = [
  'salutation',
  'title',
  'firstName',
  'secondName',
  'lastName',
  'fullName',
  'companyName',
  'address1',
  'address2',
  'postBox',
  'suite',
  'postalCode',
  'city',
  'stateCode',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof OrderAddress)[]

/**
 * Reads a body that must be an object; a missing one counts as empty.
 * @throws Problem 400 `bad-request`
 */
export function readObject(body: unknown, path = '$'): JsonObject {
  if (body === undefined || body === null) return {}
  if (isObject(body)) return body
  throw badRequest(`Decoding of the property with path '${path}' failed because an object is expected.`)
}

/**
 * Reads an array.
 * @param maximum largest number of entries
 * @throws Problem 400 `bad-request`
 */
export function readArray(body: unknown, path: string, maximum: number): readonly unknown[] {
  if (!Array.isArray(body) || body.length === 0) {
    throw badRequest(`Decoding of the property with path '${path}' failed because an array of items is expected.`)
  }
  if (body.length > maximum) {
    throw badRequest(`The property with path '${path}' has more than ${maximum} entries.`, { parameter: path })
  }
  return body
}

/**
 * Reads a quantity.
 * @throws Problem 400 `bad-request` unless it is a whole number from the minimum to 999
 */
export function readQuantity(value: unknown, minimum: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= MAXIMUM_QUANTITY)
    return value
  const expected = `(${minimum}..${MAXIMUM_QUANTITY})`
  const detail = `'quantity' violates the value constraint. The expected value is between '${expected}'.`
  throw badRequest(detail, { parameter: 'quantity', expected })
}

/**
 * Reads the `c_*` fields of a body.
 * @throws Problem 400 `bad-request` when they are nested more than 20 levels deep or exceed 20,000 characters of JSON
 */
export function readCustomFields(body: JsonObject): JsonObject {
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => name.startsWith('c_')))
  if (isDeeperThan(fields, MAXIMUM_CUSTOM_DEPTH) || JSON.stringify(fields).length > MAXIMUM_CUSTOM_LENGTH) {
    throw badRequest('The custom properties are too large.', { parameter: 'c_*' })
  }
  return fields
}

/** A non-empty text, else `null`. */
function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/**
 * Reads an optional text; `null` = absent or empty.
 * @throws Problem 400 `bad-request` when it is not text or too long
 */
export function readOptionalText(body: JsonObject, name: string, maximum = 256): string | null {
  const value = body[name] ?? null
  if (value === null) return null
  if (typeof value !== 'string') {
    throw badRequest(`Decoding of the property with path '$.${name}' failed because a text is expected.`, {
      parameter: name,
    })
  }
  if (value.length > maximum) {
    throw badRequest(`The property '${name}' is longer than ${maximum} characters.`, { parameter: name })
  }
  return readText(value)
}

/**
 * Reads a required text.
 * @throws Problem 400 `bad-request`
 */
export function readRequiredText(body: JsonObject, name: string, maximum = 256): string {
  const value = readOptionalText(body, name, maximum)
  if (value === null) throw badRequest(`The property '$.${name}' is missing.`, { parameter: name })
  return value
}

/**
 * Reads an optional flag; `null` = absent.
 * @throws Problem 400 `bad-request`
 */
export function readOptionalFlag(body: JsonObject, name: string): boolean | null {
  const value = body[name] ?? null
  if (value === null || typeof value === 'boolean') return value
  throw badRequest(`The property '$.${name}' must be true or false.`, { parameter: name })
}

/**
 * Reads an e-mail address.
 * @throws Problem 400 `bad-request`
 */
export function readEmail(body: JsonObject, name: string): string {
  const email = readText(body[name])
  if (email !== null && email.length <= MAXIMUM_EMAIL_LENGTH && EMAIL.test(email)) return email
  throw badRequest(`The property '$.${name}' is missing or no e-mail address.`, { parameter: name })
}

/**
 * Reads an address; `null` = absent or without any field, which callers treat as unchanged.
 * @throws Problem 400 `bad-request` for a field that is not text or too long, and for an invalid country code
 */
export function readAddress(value: unknown, path: string): OrderAddress | null {
  const given = readObject(value, path)
  const fields = ADDRESS_FIELDS.flatMap((name) => {
    const field = readOptionalText(given, name)
    return field === null ? [] : [[name, field] as const]
  })
  const address: OrderAddress = { ...Object.fromEntries(fields), ...readCustomFields(given) }
  if (address.countryCode !== undefined && !/^[A-Za-z]{2}$/.test(address.countryCode)) {
    throw badRequest(`The property '${path}.countryCode' is no country code.`, { parameter: 'countryCode' })
  }
  return Object.keys(address).length === 0 ? null : address
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((entry) => isDeeperThan(entry, depth - 1))
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
