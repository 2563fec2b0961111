import { CommerceApiError } from './CommerceApiError.js'
import { type CallOptions, type Operation, readAnswer } from './operation.js'
import { operationUrl } from './operationUrl.js'
import { errorFromResponse, errorFromThrown } from './readError.js'

const TIMEOUT_MS = 5000

/** Where the client calls and for whom. */
export interface ScapiClientOptions {
  /** Everything before `/{apiFamily}/...`, without a slash at the end; `/apis/scapi` in the browser. */
  readonly baseUrl: string
  readonly organizationId: string
  readonly siteId: string
  /** Locale id, e.g. `en-GB`; sent where the operation offers it. */
  readonly locale?: string | undefined
  readonly currency?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Access token of the shopper; null = send none. Server only: the browser holds no token. */
  readonly getToken?: (() => Promise<string | null>) | undefined
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Time for a whole call, body included; ms. */
  readonly timeoutMs?: number | undefined
}

/** Makes the calls; the functions beside this file name them. */
export interface ScapiClient {
  /** `parameters`: see `Call`. @throws CommerceApiError when the answer is not 2xx, not readable, late or absent. */
  request<Result>(operation: Operation<Result>, parameters: object, options?: CallOptions): Promise<Result>
}

/** Creates a client of the commerce platform for one site, locale and currency. It never retries. */
export function createScapiClient(options: ScapiClientOptions): ScapiClient {
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...call) => globalThis.fetch(...call))

  async function send(
    operation: Omit<Operation<unknown>, 'answer'>,
    parameters: object,
    call: CallOptions,
  ): Promise<Response> {
    const defaults = Object.fromEntries(['siteId' as const, ...operation.sends].map((name) => [name, options[name]]))
    const url = operationUrl(operation, options.organizationId, parameters, defaults)
    const timeout = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS)
    const token = await options.getToken?.()
    const body = 'body' in parameters && parameters.body !== undefined ? JSON.stringify(parameters.body) : null
    return fetch(options.baseUrl + url, {
      method: operation.call.split(' ', 1)[0] ?? '',
      redirect: 'error',
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...options.headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      body,
    })
  }

  return {
    async request(operation, parameters, call = {}) {
      try {
        const response = await send(operation, parameters, call)
        if (!response.ok) throw await errorFromResponse(operation.call, response)
        const text = await response.text()
        return readAnswer(operation.answer, text === '' ? undefined : JSON.parse(text), response.headers)
      } catch (error) {
        if (error instanceof CommerceApiError || error instanceof RangeError) throw error
        throw errorFromThrown(operation.call, error, call.signal?.aborted ?? false)
      }
    },
  }
}
