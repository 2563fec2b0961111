import { CommerceApiError } from './CommerceApiError.js'
import { type Answer, type CallOptions, readAnswer } from './operation.js'
import { errorFromResponse, errorFromThrown } from './readError.js'

/** How a service is reached. */
export interface Connection {
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Token of the shopper; null = send none. Server only: the browser holds no token. */
  readonly getToken?: (() => Promise<string | null>) | undefined
  /** Time for a whole call, body included; ms. */
  readonly timeoutMs?: number | undefined
}

/** One request and how its answer is read. */
export interface WireCall<Result> {
  /** Method, a space, and what errors call the operation. */
  readonly call: string
  readonly url: string
  /** `URLSearchParams` goes out as a form, anything else as JSON; undefined = no body. */
  readonly body?: unknown
  readonly answer: Answer<Result>
  readonly redirect?: RequestRedirect | undefined
}

/**
 * The one way out of this package. It never retries.
 *
 * @throws CommerceApiError when the answer is not the one asked for.
 */
export async function send<Result>(
  connection: Connection,
  { call, url, body, answer, redirect = 'error' }: WireCall<Result>,
  { signal, timeoutMs, idempotencyKey }: CallOptions = {},
): Promise<Result> {
  try {
    const { fetch = globalThis.fetch, headers } = connection
    const timeout = AbortSignal.timeout(timeoutMs ?? connection.timeoutMs ?? 5000)
    const token = await connection.getToken?.()
    const form = body instanceof URLSearchParams && body
    const json = !form && JSON.stringify(body)
    const response = await fetch(url, {
      method: call.replace(/ .*/, ''),
      redirect,
      signal: AbortSignal.any([timeout, signal ?? timeout]),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: form || json || null,
    })
    if (response.status >= 400) throw await errorFromResponse(call, response)
    const text = await response.text()
    return typeof answer === 'function' ? answer(response.headers, text) : readAnswer(answer, JSON.parse(text))
  } catch (error) {
    throw error instanceof CommerceApiError ? error : errorFromThrown(call, error, signal?.aborted)
  }
}
