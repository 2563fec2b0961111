/**
 * `application/problem+json` of the platform; custom APIs add `c_*` keys, others add details such as the invalid
 * fields.
 */
export interface ProblemDocument {
  readonly type?: string | undefined
  readonly title?: string | undefined
  readonly detail?: string | undefined
  readonly instance?: string | undefined
  /** Code of the shop rule that rejected the call, e.g. `Mix-Basket-Found-Pre-Order`. */
  readonly c_code?: string | undefined
  readonly [key: string]: unknown
}

/** Error body of SLAS: contains both formats that clients read. */
export interface AuthErrorDocument {
  readonly status_code?: string | number | undefined
  readonly message?: string | undefined
  readonly error?: string | undefined
  readonly error_uri?: string | undefined
  readonly error_description?: string | undefined
}
