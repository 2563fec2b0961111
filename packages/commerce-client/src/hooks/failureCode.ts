import { type CommerceApiErrorKind, isCommerceApiError } from '../client/CommerceApiError.js'

/**
 * Why a mutation failed: `unknown` = it may have been made, and reading could not tell; `failed` = it was not made;
 * otherwise what the platform said, e.g. `validation`, `conflict`, `not-found`, `unauthorized`.
 */
export type FailureCode = CommerceApiErrorKind | 'unknown' | 'failed'

/** Code of whatever a mutation threw. */
export function failureCode(error: unknown): FailureCode {
  if (isOutcomeUnknown(error)) return 'unknown'
  return isCommerceApiError(error) ? error.kind : 'failed'
}

/** True when the platform may have done what was asked. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isCommerceApiError(error, 'timeout', 'network', 'malformed', 'unavailable')
}
