/** One remote operation: where it is, what it sends, and how its answer is read. */
export interface Operation<Result> {
  /** Name of the operation in the platform's documentation. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{apiFamily}/{apiName}/{version}` */
  readonly api: string
  /** Path after the organization, with `{name}` for parameters. */
  readonly path: string
  /** Which defaults of the client go into the query, beside `siteId`. */
  readonly sends?: readonly ('locale' | 'currency')[] | undefined
  /** Parses the JSON body (`undefined` when empty); throws a SyntaxError when it is not what was asked for. */
  readonly parse: (body: unknown) => Result
}

export type QueryValue = string | number | boolean | readonly string[] | null | undefined

/** Parameters of one call. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Replaces the time-out of the client, ms. */
  readonly timeoutMs?: number | undefined
  /** UUID; lets the server recognise a repeated write. */
  readonly idempotencyKey?: string | undefined
}

/** Reads an object that holds at least `keys`; its other fields are trusted as typed. */
export function objectWith<Result>(...keys: readonly (keyof Result & string)[]): (body: unknown) => Result {
  const isResult = (body: unknown): body is Result =>
    typeof body === 'object' && body !== null && keys.every((key) => key in body)
  return (body) => {
    if (isResult(body)) return body
    throw new SyntaxError(`The answer is no object with ${keys.join(', ') || 'any fields'}.`)
  }
}

/** Reads an answer without content. */
export function noContent(): undefined {
  return undefined
}
