/** A platform response, reduced to what the browser may see. */
export interface ScapiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** The headers of `PASSED_HEADERS` that are present and valid. */
  readonly headers: Readonly<Record<string, string>>
}

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i
/** Headers that the client reads in addition to the body: retry delay, platform load, maintenance. */
const PASSED_HEADERS = {
  'retry-after': /^\d{1,6}$/,
  sfdc_load_status: /^(?:WARN|THROTTLE)$/,
  sfdc_maintenance: /^(?:system|site)$/,
} as const

/** Sends one validated call. Nothing from the browser's request is forwarded except these arguments. */
export async function callScapi(
  fetch: typeof globalThis.fetch,
  call: {
    readonly url: string
    readonly method: string
    readonly token: string
    readonly body?: object | undefined
    readonly signal: AbortSignal
    /** Session of the legacy storefront in hybrid operation. */
    readonly legacySession?: string | null | undefined
    /** `Idempotency-Key`, for calls that support it. */
    readonly key?: string | null | undefined
  },
): Promise<ScapiAnswer> {
  const response = await fetch(call.url, {
    method: call.method,
    redirect: 'error',
    signal: call.signal,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${call.token}`,
      ...(call.key && { 'idempotency-key': call.key }),
      ...(call.legacySession && { sfdc_dwsid: call.legacySession }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  const headers = passedHeaders(response.headers)
  const body = response.status === 204 ? '' : await response.text()
  // Some writes respond with a status only.
  if (response.ok && body === '') return { status: 204, contentType: '', body: '', headers }
  const contentType = response.headers.get('content-type') ?? ''
  if (!JSON_TYPE.test(contentType) || !isJson(body))
    return fault(response.status >= 500 ? response.status : 502, headers)
  if (response.status >= 500) return fault(response.status, headers)
  return {
    status: response.status,
    contentType: response.ok ? 'application/json' : 'application/problem+json',
    body,
    headers,
  }
}

/** Hides the platform's error details from the browser. */
function fault(status: number, headers: ScapiAnswer['headers']): ScapiAnswer {
  const title = status === 502 ? 'Bad gateway' : 'Service unavailable'
  return { status, contentType: 'application/problem+json', body: JSON.stringify({ status, title }), headers }
}

function passedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PASSED_HEADERS).flatMap(([name, pattern]) => {
      const value = headers.get(name) ?? ''
      return pattern.test(value) ? [[name, value]] : []
    }),
  )
}

/** True when the platform says that the token is permanently invalid. */
export function isCredentialChange(answer: ScapiAnswer): boolean {
  return answer.status === 401 && answer.body.includes('Customer credentials changed after token was issued.')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
