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

/** Thrown by every remote call of this package when the answer is not the one asked for. */
export class CommerceApiError extends Error {
  override readonly name = 'CommerceApiError'
  readonly operation: string
  readonly kind: CommerceApiErrorKind
  readonly status: number | null
  readonly slug: string | null
  readonly title: string | null
  readonly detail: string | null
  readonly code: string | null
  readonly extras: Readonly<Record<string, unknown>>
  readonly retryAfterMs: number | null
  readonly loadStatus: string | null

  constructor(message: string, facts: CommerceApiErrorFacts, options?: ErrorOptions) {
    super(message, options)
    this.operation = facts.operation
    this.kind = facts.kind
    this.status = facts.status ?? null
    this.slug = facts.slug ?? null
    this.title = facts.title ?? null
    this.detail = facts.detail ?? null
    this.code = facts.code ?? null
    this.extras = facts.extras ?? {}
    this.retryAfterMs = facts.retryAfterMs ?? null
    this.loadStatus = facts.loadStatus ?? null
  }
}

/** True when `error` is a {@link CommerceApiError}, of one of `kinds` if any are given. */
export function isCommerceApiError(error: unknown, ...kinds: CommerceApiErrorKind[]): error is CommerceApiError {
  return error instanceof CommerceApiError && (kinds.length === 0 || kinds.includes(error.kind))
}
