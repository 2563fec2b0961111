/** Category of a failure, so that callers need not parse messages or status codes. */
export type CommerceApiErrorKind =
  | 'notFound'
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'quota'
  | 'rateLimited'
  | 'unavailable'
  | 'maintenance'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'aborted'

/** Details of a {@link CommerceApiError}. `null` = not provided by the platform. */
export interface CommerceApiErrorFacts {
  /** Method and path template of the call, e.g. `POST /baskets/{basketId}/items`. */
  readonly operation: string
  readonly kind: CommerceApiErrorKind
  /** HTTP status; null when no response was received. */
  readonly status?: number | null
  /** Last segment of the problem's `type`, e.g. `product-not-found`. */
  readonly slug?: string | null
  readonly title?: string | null
  readonly detail?: string | null
  /** `c_code` of the problem, e.g. `Mix-Basket-Found-Pre-Order`. */
  readonly code?: string | null
  /** All other keys of the problem, e.g. `productId`. */
  readonly extras?: Readonly<Record<string, unknown>>
  readonly retryAfterMs?: number | null
  /** Header `sfdc_load_status`: `WARN` or `THROTTLE`. */
  readonly loadStatus?: string | null
}

/** Thrown by every remote call of this package that does not receive the expected response. */
export class CommerceApiError extends Error {
  override readonly name = 'CommerceApiError'
  declare readonly operation: string
  declare readonly kind: CommerceApiErrorKind
  readonly status: number | null = null
  readonly slug: string | null = null
  readonly title: string | null = null
  readonly detail: string | null = null
  readonly code: string | null = null
  readonly extras: Readonly<Record<string, unknown>> = {}
  readonly retryAfterMs: number | null = null
  readonly loadStatus: string | null = null

  constructor(message: string, facts: CommerceApiErrorFacts, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, facts)
  }
}

/** True when `error` is a {@link CommerceApiError}, of one of `kinds` if any are given. */
export function isCommerceApiError(error: unknown, ...kinds: CommerceApiErrorKind[]): error is CommerceApiError {
  return error instanceof CommerceApiError && (kinds.length === 0 || kinds.includes(error.kind))
}
