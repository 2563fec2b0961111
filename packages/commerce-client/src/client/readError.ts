import { CommerceApiError, type CommerceApiErrorKind } from './CommerceApiError.js'

const kindByStatus: Readonly<Record<number, CommerceApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate-limited',
}

const kindByName: Readonly<Record<string, CommerceApiErrorKind>> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
  SyntaxError: 'malformed',
}

/** Turns an answer that is not 2xx into an error; understands problem+json and both SLAS shapes. */
export async function errorFromResponse(operation: string, response: Response): Promise<CommerceApiError> {
  const { type, title, detail, c_code, error, message, error_description, ...extras } = await readProblem(response)
  const { headers, status } = response
  const facts = {
    operation,
    status,
    slug: text(type)?.split('/').at(-1) ?? text(error),
    title: text(title),
    detail: text(detail) ?? text(error_description) ?? text(message),
    code: text(c_code),
    extras,
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
    loadStatus: headers.get('sfdc_load_status'),
  }
  const kind = headers.has('sfdc_maintenance')
    ? 'maintenance'
    : facts.slug?.includes('quota-exceeded')
      ? 'quota'
      : (kindByStatus[status] ?? (status >= 500 ? 'unavailable' : 'validation'))
  const parts = [`${operation} answered ${status}`, facts.title, facts.detail]
  return new CommerceApiError(parts.filter(Boolean).join(': '), { ...facts, kind })
}

/** Turns what `fetch` or the body reader threw into an error. `isAborted` = the caller's own signal ended the call. */
export function errorFromThrown(operation: string, cause: unknown, isAborted = false): CommerceApiError {
  const kind = isAborted ? 'aborted' : (cause instanceof Error && kindByName[cause.name]) || 'network'
  return new CommerceApiError(`${operation} failed (${kind}): ${cause}`, { operation, kind }, { cause })
}

async function readProblem(response: Response): Promise<Record<string, unknown>> {
  // The status alone says enough: a gateway's HTML page is no problem document.
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' ? { ...body } : {}
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value ? value : null
}

function retryAfterMs(header: string | null): number | null {
  const ms = Number(header) * 1000 || Date.parse(header ?? '') - Date.now()
  return header === null || Number.isNaN(ms) ? null : Math.max(0, ms)
}
