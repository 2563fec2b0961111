import { badRequest } from '../http/problem.js'

/** A JSON object whose fields are still unknown. */
export type JsonObject = Readonly<Record<string, unknown>>

/** One entry of the body of "add items". */
export interface ItemAddition {
  readonly productId: string
  readonly quantity: number
}

const MAXIMUM_QUANTITY = 999

/**
 * Reads a body that must be an object; an absent one counts as empty.
 * @throws Problem 400 `bad-request`
 */
export function readObject(body: unknown, path = '$'): JsonObject {
  if (body === undefined || body === null) return {}
  if (isObject(body)) return body
  throw badRequest(`Decoding of the property with path '${path}' failed because an object is expected.`)
}

/**
 * Reads the array of "add items".
 * @throws Problem 400 `bad-request`
 */
export function readAdditions(body: unknown): readonly ItemAddition[] {
  if (!Array.isArray(body) || body.length === 0) {
    throw badRequest("Decoding of the property with path '$' failed because an array of items is expected.")
  }
  return body.map((entry, index) => {
    const item = readObject(entry, `$.[${index}]`)
    const productId = item['productId']
    if (typeof productId !== 'string' || productId === '') {
      throw badRequest(`The property '$.[${index}].productId' is missing.`)
    }
    return { productId, quantity: readQuantity(item['quantity'] ?? 1, 1) }
  })
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

/** The `c_*` fields of a body. */
export function readCustomFields(body: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name.startsWith('c_')))
}

/** A text that is there and not empty, else `null`. */
export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
