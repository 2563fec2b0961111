/** What went wrong, so that callers never read messages or status codes. */
export type CommerceApiErrorKind =
  | 'not-found'
  | 'validation'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'quota'
  | 'rate-limited'
  | 'unavailable'
  | 'maintenance'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'aborted'

/** The facts that a {@link CommerceApiError} carries. `null` = the platform did not say. */
export interface CommerceApiErrorFacts {
  /** Method and path template of the call, e.g. `POST /baskets/{basketId}/items`. */
  readonly operation: string
  readonly kind: CommerceApiErrorKind
  /** HTTP status; null when no answer came. */
  readonly status?: number | null | undefined
  /** Last part of the problem's `type`, e.g. `product-not-found`. */
  readonly slug?: string | null | undefined
  readonly title?: string | null | undefined
  readonly detail?: string | null | undefined
  /** `c_code` of the problem, e.g. `Mix-Basket-Found-Pre-Order`. */
  readonly code?: string | null | undefined
  /** Every other key of the problem, e.g. `productId`. */
  readonly extras?: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterMs?: number | null | undefined
  /** Header `sfdc_load_status`: `WARN` or `THROTTLE`. */
  readonly loadStatus?: string | null | undefined
}

const unknownFacts = {
  status: null,
  slug: null,
  title: null,
  detail: null,
  code: null,
  extras: {},
  retryAfterMs: null,
  loadStatus: null,
} as const

/** Thrown by every remote call of this package when the answer is not the one asked for. */
export class CommerceApiError extends Error {
  override readonly name = 'CommerceApiError'
  declare readonly operation: string
  declare readonly kind: CommerceApiErrorKind
  declare readonly status: number | null
  declare readonly slug: string | null
  declare readonly title: string | null
  declare readonly detail: string | null
  declare readonly code: string | null
  declare readonly extras: Readonly<Record<string, unknown>>
  declare readonly retryAfterMs: number | null
  declare readonly loadStatus: string | null

  constructor(message: string, facts: CommerceApiErrorFacts, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, unknownFacts, facts)
  }
}

/** True when `error` is a {@link CommerceApiError}, of one of `kinds` if any are given. */
export function isCommerceApiError(error: unknown, ...kinds: CommerceApiErrorKind[]): error is CommerceApiError {
  return error instanceof CommerceApiError && (kinds.length === 0 || kinds.includes(error.kind))
}
