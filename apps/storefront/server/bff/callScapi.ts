/** An answer of the platform, cut down to what the browser may see. */
export interface ScapiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i

/** Sends one checked call; nothing of the browser's request goes along but what is passed here. */
export async function callScapi(
  fetch: typeof globalThis.fetch,
  call: {
    readonly url: string
    readonly method: string
    readonly token: string
    readonly body: object | undefined
    readonly signal: AbortSignal
  },
): Promise<ScapiAnswer> {
  const response = await fetch(call.url, {
    method: call.method,
    redirect: 'error',
    signal: call.signal,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${call.token}`,
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  if (response.status === 204) return { status: 204, contentType: '', body: '' }
  const body = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  if (!JSON_TYPE.test(contentType) || !isJson(body))
    return { status: 502, contentType: 'application/json', body: '{"status":502,"title":"Bad gateway"}' }
  return { status: response.status, contentType: response.ok ? 'application/json' : 'application/problem+json', body }
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
