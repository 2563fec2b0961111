import type { ScapiClient } from './createScapiClient.js'

/** One remote operation: where it is, what it sends, and how its answer is read. */
export interface Operation<Result> {
  /** `{apiFamily}/{apiName}/{version}` */
  readonly api: string
  /** Method and path after the organization, with `{name}` for parameters; errors carry it as their `operation`. */
  readonly call: `${Method} /${string}`
  readonly answer: Answer<Result>
  /** Which defaults of the client go into the query, beside `siteId`. */
  readonly sends: readonly ('locale' | 'currency')[]
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Fields that the body must have, or a function that reads the JSON body (`undefined` when empty) and the headers. */
export type Answer<Result> = readonly (keyof Result & string)[] | ((body: unknown, headers: Headers) => Result)

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Replaces the time-out of the client, ms. */
  readonly timeoutMs?: number | undefined
  /** UUID; lets the server recognise a repeated write. */
  readonly idempotencyKey?: string | undefined
}

/**
 * One function per remote call. `parameters` holds path and query parameters side by side, and the JSON body as `body`.
 *
 * @throws CommerceApiError when the answer is not 2xx, not readable, late or absent.
 */
export type Call<Parameters extends object, Result> = (
  client: ScapiClient,
  parameters: Parameters,
  options?: CallOptions,
) => Promise<Result>

/** Makes the function of an operation. Mark its call as pure, so that bundlers drop the operations that nobody uses. */
export function defineCall<Parameters extends object, Result>(
  api: string,
  call: Operation<Result>['call'],
  answer: Answer<Result>,
  sends: Operation<Result>['sends'] = [],
): Call<Parameters, Result> {
  return (client, parameters, options) => client.request({ api, call, answer, sends }, parameters, options)
}

/** Reads an answer: an object with the named fields at least, whose other fields are trusted as typed. */
export function readAnswer<Result>(answer: Answer<Result>, body: unknown, headers: Headers): Result {
  if (typeof answer === 'function') return answer(body, headers)
  const isResult = (given: unknown): given is Result =>
    typeof given === 'object' && given !== null && answer.every((key) => key in given)
  if (isResult(body)) return body
  throw new SyntaxError(`The answer is no object with ${answer.join(', ') || 'any fields'}.`)
}

/** The answer of calls that have no content. */
export function noContent(): undefined {
  return undefined
}
