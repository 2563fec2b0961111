/** A JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
