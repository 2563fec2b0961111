import { choice, type Shape, text, whole } from './shape.js'

/** Media type and body of an error response. */
export interface Refusal {
  readonly mediaType: string
  readonly body: Shape
}

/** RFC 9457: every error has a type; further keys contain details. */
const problem: Shape = {
  type: 'object',
  properties: {
    type: {
      type: 'string',
      pattern: '^https://api\\.commercecloud\\.salesforce\\.com/documentation/error/v1/errors/[a-z0-9-]+$',
    },
    title: { type: 'string', minLength: 1, maxLength: 256 },
    detail: text,
    instance: text,
  },
  required: ['type', 'title', 'detail'],
}

/** OAuth's error body as sent by SLAS, with the older field that storefronts read for an invalid refresh token. */
const authError: Shape = {
  type: 'object',
  properties: {
    error: choice(
      'conflict',
      'forbidden',
      'invalid_client',
      'invalid_grant',
      'invalid_request',
      'invalid_token',
      'not_found',
      'too_many_requests',
      'unsupported_grant_type',
    ),
    error_uri: text,
    error_description: text,
    status_code: whole,
    message: text,
  },
  required: ['error', 'error_description'],
  additionalProperties: false,
}

const PLAIN_FAMILIES = /^\/(?:shopper\/shopper-context|pricing\/shopper-(?:gift-certificates|promotions))\//

/** Error format of the API family of a path: problem documents for most, plain JSON for a few. */
export function refusalOf(path: string): Refusal {
  if (path.startsWith('/shopper/auth/')) return { mediaType: 'application/problem+json', body: authError }
  return { mediaType: PLAIN_FAMILIES.test(path) ? 'application/json' : 'application/problem+json', body: problem }
}
