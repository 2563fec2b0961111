/** A remote operation: path, parameters and response. */
export interface Operation<Result> {
  /** `{apiFamily}/{apiName}/{version}` */
  readonly api: string
  /** Method and path after the organization, with `{name}` for parameters; also the `operation` of errors. */
  readonly call: `${Method} /${string}`
  readonly answer: Answer<Result>
  /** Client defaults that are added to the query, in addition to `siteId`. */
  readonly sends: readonly ('locale' | 'currency')[]
  /** Default parameters of the call. */
  readonly defaults?: object | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Required fields of the JSON response, or a function that parses headers and body text. */
export type Answer<Result> = readonly (keyof Result & string)[] | ((headers: Headers, text: string) => Result)

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Overrides the time-out of the client, ms. */
  readonly timeoutMs?: number | undefined
  /** UUID; lets the server detect a repeated write. */
  readonly idempotencyKey?: string | undefined
}

/** Client that sends the calls of this folder. */
export interface ScapiClient {
  /**
   * `parameters`: see `Call`.
   *
   * @throws CommerceApiError when the response is not 2xx, unreadable, late or missing.
   * @throws RangeError when a path parameter is missing or invalid.
   */
  request<Result>(operation: Operation<Result>, parameters: object, options?: CallOptions): Promise<Result>
}

/**
 * Function of one remote call. `parameters` contains path and query parameters, and the JSON body as `body`.
 *
 * @throws CommerceApiError when the response is not 2xx, unreadable, late or missing.
 */
export type Call<Parameters extends object, Result, Client = ScapiClient> = (
  client: Client,
  parameters: Parameters,
  options?: CallOptions,
) => Promise<Result>

/** Creates the function of an operation. Mark the call as pure, so that bundlers remove unused operations. */
export function defineCall<Parameters extends object, Result>(
  api: string,
  call: Operation<Result>['call'],
  answer: Answer<Result>,
  sends: Operation<Result>['sends'] = [],
  defaults?: object,
): Call<Parameters, Result> {
  return (client, parameters, options) => client.request({ api, call, answer, sends, defaults }, parameters, options)
}

/** Validates a response: an object with at least the given fields. Other fields are not checked. */
export function readAnswer<Result>(fields: readonly (keyof Result & string)[], body: unknown): Result {
  const isResult = (given: unknown): given is Result =>
    given instanceof Object && fields.every((field) => field in given)
  if (isResult(body)) return body
  throw new SyntaxError(`missing ${fields.join() || 'object'}`)
}

/** Parser for responses without content. */
export function noContent(): undefined {
  return undefined
}
