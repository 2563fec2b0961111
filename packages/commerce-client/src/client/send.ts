import { CommerceApiError } from './CommerceApiError.js'
import { type Answer, type CallOptions, readAnswer } from './operation.js'
import { queryOf } from './queryOf.js'
import { errorFromResponse, errorFromThrown } from './readError.js'

/** How a service is reached. */
export interface Connection {
  /** Everything before the paths of the service, without a slash at the end. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every call; undefined = not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** Token of the shopper; null = send none. Server only: the browser holds no token. */
  readonly getToken?: (() => Promise<string | null>) | undefined
  /** Time for a whole call, body included; ms. Default 5000. */
  readonly timeoutMs?: number | undefined
}

/** One request and how its answer is read. */
export interface WireCall<Result> {
  /** Method and path; errors carry it as their `operation`. */
  readonly call: string
  /** What follows `baseUrl`; default: the path of `call`. */
  readonly path?: string | undefined
  readonly body?: unknown
  /** Goes out in the place of a JSON body. */
  readonly form?: URLSearchParams | undefined
  readonly answer: Answer<Result>
  readonly redirect?: RequestRedirect | undefined
}

/**
 * The one way out of this package. It never retries.
 *
 * @throws CommerceApiError when the answer is not the one asked for.
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
      // `any` is younger than `timeout`: browsers without it can do without a signal of the caller.
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
