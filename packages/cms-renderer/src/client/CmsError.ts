/**
 * Kind of CMS failure: `notFound` (no such page), `denied` (401, 403), `unavailable` (5xx, network), `timeout`,
 * `malformed` (not the requested JSON: a login page, truncated or wrongly shaped data), `tooLarge` (bytes, nodes or
 * depth over the limit), `rejected` (any other error of the CMS).
 */
export type CmsErrorKind = 'notFound' | 'denied' | 'unavailable' | 'timeout' | 'malformed' | 'tooLarge' | 'rejected'

/** A failed CMS call. Never carries the response body, which may contain personal data or secrets. */
export class CmsError extends Error {
  override readonly name = 'CmsError'
  readonly kind: CmsErrorKind
  /** HTTP status, or null when there was no response. */
  readonly status: number | null
  /** Error code of the CMS envelope, e.g. `pathNotFound`. */
  readonly code: string | null

  constructor(
    kind: CmsErrorKind,
    message: string,
    facts: { status?: number | undefined; code?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause })
    this.kind = kind
    this.status = facts.status ?? null
    this.code = facts.code ?? null
  }
}
