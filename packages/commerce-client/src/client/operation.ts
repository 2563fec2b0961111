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
  /** Parameters that the call sends unless told otherwise. */
  readonly defaults?: object | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Fields that the JSON body must have, or a function that reads headers and body text. */
export type Answer<Result> = readonly (keyof Result & string)[] | ((headers: Headers, text: string) => Result)

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
export type Call<Parameters extends object, Result, Client = ScapiClient> = (
  client: Client,
  parameters: Parameters,
  options?: CallOptions,
) => Promise<Result>

/** Makes the function of an operation. Mark its call as pure, so that bundlers drop the operations that nobody uses. */
export function defineCall<Parameters extends object, Result>(
  api: string,
  call: Operation<Result>['call'],
  answer: Answer<Result>,
  sends: Operation<Result>['sends'] = [],
  defaults?: object,
): Call<Parameters, Result> {
  return (client, parameters, options) => client.request({ api, call, answer, sends, defaults }, parameters, options)
}

/** Reads an answer: an object with the named fields at least, whose other fields are trusted as typed. */
export function readAnswer<Result>(fields: readonly (keyof Result & string)[], body: unknown): Result {
  const isResult = (given: unknown): given is Result =>
    given instanceof Object && fields.every((field) => field in given)
  if (isResult(body)) return body
  throw new SyntaxError(`no ${fields.join() || 'object'}`)
}

/** The answer of calls that have no content. */
export function noContent(): undefined {
  return undefined
}
