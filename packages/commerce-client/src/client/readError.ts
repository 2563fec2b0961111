import { CommerceApiError, type CommerceApiErrorKind } from './CommerceApiError.js'

const kindByStatus: Readonly<Record<number, CommerceApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate-limited',
}

/** Turns an answer that is not 2xx into an error; understands problem+json and both SLAS shapes. */
export async function errorFromResponse(operation: string, response: Response): Promise<CommerceApiError> {
  const { type, title, detail, c_code, error, message, error_description, ...extras } = await readProblem(response)
  const slug = text(type)?.split('/').at(-1) ?? text(error)
  const explanation = text(detail) ?? text(error_description) ?? text(message)
  return new CommerceApiError(
    [`${operation} answered ${response.status}`, text(title), explanation].filter((part) => part !== null).join(': '),
    {
      operation,
      kind: kindOf(response, slug),
      status: response.status,
      slug,
      title: text(title),
      detail: explanation,
      code: text(c_code),
      extras,
      retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
      loadStatus: response.headers.get('sfdc_load_status'),
    },
  )
}

/** Turns what `fetch` or the body reader threw into an error. `isAborted` = the caller's own signal ended the call. */
export function errorFromThrown(operation: string, cause: unknown, isAborted: boolean): CommerceApiError {
  const name = cause instanceof Error ? cause.name : ''
  const explanation = cause instanceof Error ? cause.message : String(cause)
  const kind: CommerceApiErrorKind =
    isAborted || name === 'AbortError'
      ? 'aborted'
      : name === 'TimeoutError'
        ? 'timeout'
        : name === 'SyntaxError'
          ? 'malformed'
          : 'network'
  return new CommerceApiError(`${operation} failed (${kind}): ${explanation}`, { operation, kind }, { cause })
}

function kindOf(response: Response, slug: string | null): CommerceApiErrorKind {
  if (response.headers.has('sfdc_maintenance')) return 'maintenance'
  if (slug?.includes('quota-exceeded')) return 'quota'
  return kindByStatus[response.status] ?? (response.status >= 500 ? 'unavailable' : 'validation')
}

async function readProblem(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await response.text())
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    // The status alone says enough: a gateway's HTML page is no problem document.
    return {}
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function retryAfterMs(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
