/** An answer of the platform, cut down to what the browser may see. */
export interface ScapiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Of `PASSED_HEADERS` those that came and make sense. */
  readonly headers: Readonly<Record<string, string>>
}

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i
/** What the client reads beside the body: how long to wait, how loaded the platform is, whether it is closed. */
const PASSED_HEADERS = {
  'retry-after': /^\d{1,6}$/,
  sfdc_load_status: /^(?:WARN|THROTTLE)$/,
  sfdc_maintenance: /^(?:system|site)$/,
} as const

/** Sends one checked call; nothing of the browser's request goes along but what is passed here. */
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
    /** `Idempotency-Key`, for calls that know it. */
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
  // Some writes are answered by a status alone.
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

/** No word of what broke inside the platform goes out. */
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

/** The platform's word that a token will never work again. */
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
