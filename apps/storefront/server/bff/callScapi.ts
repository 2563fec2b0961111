/** An answer of the platform, cut down to what the browser may see. */
export interface ScapiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Seconds, from a 429 or 503 that names them. */
  readonly retryAfter: string | null
}

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i
const SECONDS = /^\d{1,6}$/

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
  },
): Promise<ScapiAnswer> {
  const response = await fetch(call.url, {
    method: call.method,
    redirect: 'error',
    signal: call.signal,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${call.token}`,
      ...(call.legacySession && { sfdc_dwsid: call.legacySession }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  if (response.status === 204) return { status: 204, contentType: '', body: '', retryAfter: null }
  const body = await response.text()
  // Some writes are answered by a status alone.
  if (response.ok && body === '') return { status: 204, contentType: '', body: '', retryAfter: null }
  const contentType = response.headers.get('content-type') ?? ''
  if (!JSON_TYPE.test(contentType) || !isJson(body))
    return {
      status: 502,
      contentType: 'application/json',
      body: '{"status":502,"title":"Bad gateway"}',
      retryAfter: null,
    }
  const retryAfter = response.headers.get('retry-after')
  return {
    status: response.status,
    contentType: response.ok ? 'application/json' : 'application/problem+json',
    body,
    retryAfter: retryAfter !== null && SECONDS.test(retryAfter) ? retryAfter : null,
  }
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
