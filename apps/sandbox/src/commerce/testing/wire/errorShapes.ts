import { choice, type Shape, text, whole } from './shape.js'

/** Media type and body of a refusal. */
export interface Refusal {
  readonly mediaType: string
  readonly body: Shape
}

/** RFC 9457: every refusal names its type; further keys say what was wrong. */
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

/** OAuth's body of SLAS, with the older one that storefronts read for a refresh token that is void. */
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

/** How the family of a path refuses a call: most with problem documents, a few of those as plain JSON. */
export function refusalOf(path: string): Refusal {
  if (path.startsWith('/shopper/auth/')) return { mediaType: 'application/problem+json', body: authError }
  return { mediaType: PLAIN_FAMILIES.test(path) ? 'application/json' : 'application/problem+json', body: problem }
}
