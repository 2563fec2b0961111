import { isObject, type JsonObject } from '../commerce/http/jsonObject.js'
import { EinsteinError } from './EinsteinError.js'
import { EINSTEIN_REALM } from './einsteinConfig.js'

/** Longest id or text of a body, in characters. */
const LONGEST = 2048
const MOST_PRODUCTS = 200

/** Reads the fields that every body has. @throws EinsteinError 400 with the name of the first invalid field */
export function readBody(body: unknown): JsonObject {
  if (!isObject(body)) throw new EinsteinError(400, 'The body must be an object.')
  check(body, { realm: (value) => value === EINSTEIN_REALM, instanceType: isInstance })
  for (const name of ['cookieId', 'userId']) if (body[name] !== undefined) check(body, { [name]: isText })
  return body
}

/** Whether a value is valid; the caller knows the name of the field. */
export type Check = (value: unknown) => boolean

/** Checks fields of an object. @throws EinsteinError 400 */
export function check(body: JsonObject, checks: Readonly<Record<string, Check>>): void {
  for (const [name, isValid] of Object.entries(checks)) {
    if (!isValid(body[name])) throw new EinsteinError(400, `The field '${name}' is missing or not valid.`)
  }
}

export const isText: Check = (value) => typeof value === 'string' && value !== '' && value.length <= LONGEST

export const isAnyText: Check = (value) => typeof value === 'string' && value.length <= LONGEST

export const isAmount: Check = (value) => typeof value === 'number' && value >= 0

export const isProduct: Check = (value) =>
  isObject(value) &&
  isText(value['id']) &&
  ['sku', 'altId', 'altIdType', 'type'].every((name) => value[name] === undefined || isAnyText(value[name]))

export const isPriced: Check = (value) => isObject(value) && isProduct(value) && isAmount(value['price'])

export const isLine: Check = (value) =>
  isObject(value) && isPriced(value) && Number.isInteger(value['quantity']) && isAmount(value['quantity'])

export const isCategory: Check = (value) => isObject(value) && isText(value['id'])

/** Checks for a list with valid entries only. */
export const isListOf =
  (isEntry: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_PRODUCTS && value.every(isEntry)

function isInstance(value: unknown): boolean {
  return value === 'prd' || value === 'sbx'
}
