import type { Query } from '../http/query.js'

/** A body as form fields; whatever is no text is dropped, so that a JSON body is a form without fields. */
export function readForm(body: unknown): Query {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string'),
    ),
  )
}
