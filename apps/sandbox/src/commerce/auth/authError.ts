import type { AuthErrorDocument } from '@vitrine/commerce-client/types/problem'

/** SLAS uses the media type of problem documents, although the body is OAuth's. */
export const AUTH_ERROR_TYPE = 'application/problem+json; charset=utf-8'

/** An error response of SLAS. Its body has both formats that real clients read: OAuth's and the older `message`. */
export class AuthError extends Error {
  readonly status: number
  readonly body: AuthErrorDocument

  constructor(status: number, error: string, description: string) {
    super(description)
    this.name = 'AuthError'
    this.status = status
    this.body = {
      status_code: status,
      message: description,
      error,
      error_uri: '',
      error_description: description,
    }
  }
}

/** 400 for a missing or invalid parameter. */
export function invalidRequest(description: string): AuthError {
  return new AuthError(400, 'invalid_request', description)
}
