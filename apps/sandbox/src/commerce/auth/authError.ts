import type { AuthErrorDocument } from '@vitrine/commerce-client/types/problem'

/** SLAS refuses in the media type of problem documents, though its body is OAuth's. */
export const AUTH_ERROR_TYPE = 'application/problem+json; charset=utf-8'

/** A refusal of SLAS. Its body has both shapes that real clients read: OAuth's and the older `message`. */
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

/** 400 for a parameter that is absent or wrong. */
export function invalidRequest(description: string): AuthError {
  return new AuthError(400, 'invalid_request', description)
}
