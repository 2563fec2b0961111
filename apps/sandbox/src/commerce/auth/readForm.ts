import type { Query } from '../http/query.js'

/** Reads a body as form fields. Drops values that are not text, so that a JSON body becomes a form without fields. */
export function readForm(body: unknown): Query {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string'),
    ),
  )
}
