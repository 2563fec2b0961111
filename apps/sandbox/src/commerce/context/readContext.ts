import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { isDateTime } from '../http/dates.js'
import { isObject, type JsonObject } from '../http/jsonObject.js'
import { badRequest } from '../http/problem.js'
import { ipv4Number } from './clientAddress.js'

const MAXIMUM_QUALIFIERS = 20
const MAXIMUM_ENTRY = 256

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isTexts: Check = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string' && entry.length <= MAXIMUM_ENTRY)
const isQualifiers: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length <= MAXIMUM_QUALIFIERS &&
  Object.values(value).every((entry) => entry === null || typeof entry === 'string')
const isDegrees =
  (limit: number): Check =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= limit

const PLACE: Readonly<Record<string, Check>> = {
  city: isText,
  country: isText,
  countryCode: isText,
  latitude: isDegrees(90),
  longitude: isDegrees(180),
  metroCode: isText,
  postalCode: isText,
  region: isText,
  regionCode: isText,
}

const FIELDS: Readonly<Record<string, Check>> = {
  effectiveDateTime: (value) => value === '' || isDateTime(value),
  sourceCode: isText,
  customerGroupIds: isTexts,
  couponCodes: isTexts,
  customQualifiers: isQualifiers,
  assignmentQualifiers: isQualifiers,
  geoLocation: (value) => isObject(value) && findFault(value, PLACE) === null,
}

/**
 * Validates the body of a write. `null` is allowed everywhere and means "not set".
 * @param mayBeEmpty allows an empty `clientIp`: in an update it deletes the stored one
 * @throws Problem 400 `bad-request` with the first invalid field in `parameter`
 */
export function readContext(body: unknown, mayBeEmpty: boolean): ShopperContext {
  if (!isObject(body)) throw badRequest('The body must be a shopper context.')
  const isAddress: Check = (value) =>
    typeof value === 'string' && ((mayBeEmpty && value === '') || ipv4Number(value) !== null)
  const fault = findFault(body, { ...FIELDS, clientIp: isAddress })
  if (isContext(body, fault)) return body
  const detail =
    fault === 'clientIp' ? 'The client IP is not a valid IPv4 address.' : `The property '${fault}' is not valid.`
  throw badRequest(detail, { parameter: fault })
}

function isContext(_body: unknown, fault: string | null): _body is ShopperContext {
  return fault === null
}

/** Name of the first field that is unknown or invalid. */
function findFault(value: JsonObject, checks: Readonly<Record<string, Check>>): string | null {
  const wrong = Object.entries(value).find(
    ([name, entry]) => !Object.hasOwn(checks, name) || (entry !== null && checks[name]?.(entry) !== true),
  )
  return wrong?.[0] ?? null
}
