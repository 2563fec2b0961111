/** A JSON object whose fields are still unknown. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value from the wire is an object, and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
