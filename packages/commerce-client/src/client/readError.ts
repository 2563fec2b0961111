import { CommerceApiError, type CommerceApiErrorKind } from './CommerceApiError.js'

/** Kind by HTTP status, or by name of an error thrown by `fetch` or the body reader. */
const kinds: Readonly<Record<string, CommerceApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  429: 'rateLimited',
  AbortError: 'aborted',
  SyntaxError: 'malformed',
  TimeoutError: 'timeout',
}

/** Creates an error from a response that is not 2xx. Reads problem+json and both SLAS error formats. */
export async function errorFromResponse(operation: string, response: Response): Promise<CommerceApiError> {
  // A gateway's HTML page is not a problem document; use the status only.
  const problem: object | null = await response.json().catch(() => null)
  const { type, title, detail, c_code, error, message, error_description, ...extras }: Record<string, unknown> = {
    ...problem,
  }
  const { headers, status } = response
  const slug = text(type, error)?.split('/').at(-1) ?? null
  const explanation = text(detail, error_description, message)
  const wait = headers.get('retry-after') ?? ''
  const waitMs = Number(wait) * 1000 || Date.parse(wait) - Date.now()
  return new CommerceApiError(
    [`${operation} answered ${status}`, text(title), explanation].filter(Boolean).join(': '),
    {
      operation,
      kind: headers.has('sfdc_maintenance')
        ? 'maintenance'
        : slug?.includes('quota-exceeded')
          ? 'quota'
          : (kinds[status] ?? (status < 500 ? 'validation' : 'unavailable')),
      status,
      slug,
      title: text(title),
      detail: explanation,
      code: text(c_code),
      extras,
      retryAfterMs: waitMs > 0 ? waitMs : null,
      loadStatus: headers.get('sfdc_load_status'),
    },
  )
}

/** Creates an error from an exception of `fetch` or the body reader. `isAborted` = aborted by the caller's signal. */
export function errorFromThrown(operation: string, cause: unknown, isAborted = false): CommerceApiError {
  const kind = isAborted ? 'aborted' : (cause instanceof Error && kinds[cause.name]) || 'network'
  return new CommerceApiError(`${operation} failed (${kind}): ${String(cause)}`, { operation, kind }, { cause })
}

/** The first non-empty text. */
function text(...values: readonly unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null
}
