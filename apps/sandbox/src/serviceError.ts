import { cmsError, cmsErrorCode } from './cms/cmsErrors.js'
import { AUTH_ERROR_TYPE, AuthError } from './commerce/auth/authError.js'
import { Problem } from './commerce/http/problem.js'

/** Body of an error with its media type. */
export interface ServiceError {
  readonly mediaType: string
  readonly body: object
}

/** An error in the format of the service that a path belongs to: SLAS, Magnolia, Einstein, else problem+json. */
export function serviceError(path: string, status: number, slug: string, detail: string): ServiceError {
  const own = path.startsWith('/api/') ? path.slice('/api'.length) : path
  if (own.startsWith('/.rest/')) return { mediaType: JSON_TYPE, body: cmsError(cmsErrorCode(status), detail) }
  if (own.startsWith('/v3/')) return { mediaType: JSON_TYPE, body: { status, message: detail } }
  if (own.startsWith('/shopper/auth/')) {
    return { mediaType: AUTH_ERROR_TYPE, body: new AuthError(status, slug.replaceAll('-', '_'), detail).body }
  }
  return { mediaType: 'application/problem+json; charset=utf-8', body: new Problem(status, slug, detail).body }
}

const JSON_TYPE = 'application/json; charset=utf-8'
