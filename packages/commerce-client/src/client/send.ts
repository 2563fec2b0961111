import { CommerceApiError } from './CommerceApiError.js'
import { type Answer, type CallOptions, readAnswer } from './operation.js'
import { queryOf } from './queryOf.js'
import { errorFromResponse, errorFromThrown } from './readError.js'

/** Connection to a service. */
export interface Connection {
  /** Everything before the paths of the service, without a trailing slash. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every call, except undefined values. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** Access token of the shopper; null = none. Server only: the browser holds no token. */
  readonly getToken?: (() => Promise<string | null>) | undefined
  /** Time-out of a call including its body, ms. Default 5000. */
  readonly timeoutMs?: number | undefined
}

/** One request and the parser of its response. */
export interface WireCall<Result> {
  /** Method and path; also the `operation` of errors. */
  readonly call: string
  /** Path after `baseUrl`; default: the path of `call`. */
  readonly path?: string | undefined
  readonly body?: unknown
  /** Sent instead of a JSON body. */
  readonly form?: URLSearchParams | undefined
  readonly answer: Answer<Result>
  readonly redirect?: RequestRedirect | undefined
}

/**
 * Sends a request. Every remote call of this package uses it. It does not retry.
 *
 * @throws CommerceApiError when the expected response is not received.
 */
export async function send<Result>(
  { baseUrl, fetch = globalThis.fetch, headers, getToken, ...connection }: Connection,
  { call, path = call.replace(/\w+ /, ''), body, form, answer, redirect = 'error' }: WireCall<Result>,
  { signal, timeoutMs = connection.timeoutMs ?? 5000, idempotencyKey }: CallOptions = {},
): Promise<Result> {
  try {
    const timeout = AbortSignal.timeout(timeoutMs)
    const token = await getToken?.()
    const json = body === undefined ? body : JSON.stringify(body)
    const response = await fetch(baseUrl + path, {
      method: call.replace(/ .*/, ''),
      redirect,
      // Browsers with `AbortSignal.timeout` but without `any` work as long as the caller passes no signal.
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: [
        ...queryOf({
          accept: 'application/json',
          'content-type': json && 'application/json',
          authorization: token && `Bearer ${token}`,
          'idempotency-key': idempotencyKey,
          ...headers,
        }),
      ],
      body: form ?? json ?? null,
    })
    if (response.status >= 400) throw await errorFromResponse(call, response)
    const text = await response.text()
    return typeof answer === 'function' ? answer(response.headers, text) : readAnswer(answer, JSON.parse(text))
  } catch (error) {
    throw error instanceof CommerceApiError ? error : errorFromThrown(call, error, signal?.aborted)
  }
}
