import { type CommerceApiErrorKind, isCommerceApiError } from '../client/CommerceApiError.js'

/**
 * Why a mutation failed: `unknown` = it may have been applied, and fetching could not tell; `failed` = not applied;
 * otherwise the error kind of the platform, e.g. `validation`, `conflict`, `notFound`, `unauthorized`.
 */
export type FailureCode = CommerceApiErrorKind | 'unknown' | 'failed'

/** Code of an error thrown by a mutation. */
export function failureCode(error: unknown): FailureCode {
  if (isOutcomeUnknown(error)) return 'unknown'
  return isCommerceApiError(error) ? error.kind : 'failed'
}

/** True when the platform may have applied the request. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isCommerceApiError(error, 'timeout', 'network', 'malformed', 'unavailable')
}
