/** A JSON schema (draft 2020-12) of a part of a response. */
export type Shape = Readonly<Record<string, unknown>>

export const text: Shape = { type: 'string' }
export const number: Shape = { type: 'number' }
export const whole: Shape = { type: 'integer' }
export const flag: Shape = { type: 'boolean' }
/** A date, `2026-11-22`. */
export const day: Shape = { type: 'string', format: 'date' }
/** A date-time with its zone, `2026-11-22T09:30:00Z`. */
export const moment: Shape = { type: 'string', format: 'date-time' }
export const country: Shape = { type: 'string', pattern: '^[A-Z]{2}$' }
export const currency: Shape = { type: 'string', pattern: '^(?:[A-Z]{3}|N/A)$' }

export function list(items: Shape): Shape {
  return { type: 'array', items }
}

/** A record whose keys are data, e.g. price-book ids. */
export function mapOf(values: Shape): Shape {
  return { type: 'object', additionalProperties: values }
}

export function choice(...values: readonly string[]): Shape {
  return { enum: values }
}

/** A record with exactly these fields and any `c_*` fields. */
export function record(fields: Readonly<Record<string, Shape>>, required: readonly string[] = []): Shape {
  return {
    type: 'object',
    properties: fields,
    required,
    patternProperties: { '^c_': {} },
    additionalProperties: false,
  }
}

/** A page of a longer list. */
export function page(items: Shape, more: Readonly<Record<string, Shape>> = {}): Shape {
  return record({ limit: whole, total: whole, data: list(items), ...more }, ['limit', 'total', 'data'])
}
