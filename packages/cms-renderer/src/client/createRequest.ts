import { CmsError } from './CmsError.js'
import { isRecord, stringOr } from './unknownJson.js'
import { readBounded } from './readBounded.js'

/** Time limit of a call in ms, including retries and reading the body. */
export interface RequestTimeouts {
  readonly page: number
  readonly config: number
  readonly canonical: number
}

export type RequestKind = keyof RequestTimeouts

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Sends one GET and returns the JSON of a CMS endpoint. @throws CmsError */
export type CmsRequest = (kind: RequestKind, path: string, query: Query, signal?: AbortSignal) => Promise<unknown>

const DEFAULT_TIMEOUTS: RequestTimeouts = { page: 1500, config: 1000, canonical: 500 }
const MAX_BYTES = 2 * 1024 * 1024
const RETRY_PAUSE_MS = 50

interface RequestOptions {
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly timeouts?: Partial<RequestTimeouts> | undefined
  readonly retries?: number | undefined
  readonly maxBytes?: number | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * All CMS requests go through this function: timeout over all attempts, byte limit, error envelope, HTML = malformed.
 */
export function createRequest(options: RequestOptions): CmsRequest {
  const send = options.fetch ?? globalThis.fetch
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts }
  const retries = options.retries ?? 1
  const base = options.baseUrl.replace(/\/$/, '')
  return async (kind, path, query, outerSignal) => {
    const url = `${base}${encodePath(path)}${queryString(query)}`
    const deadline = AbortSignal.timeout(timeouts[kind])
    const signal = outerSignal ? AbortSignal.any([outerSignal, deadline]) : deadline
    const attempts = kind === 'canonical' ? 1 : retries + 1
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send(url, {
          headers: { accept: 'application/json', ...options.headers },
          redirect: 'error',
          signal,
        })
        return await readBody(response, options.maxBytes ?? MAX_BYTES)
      } catch (cause) {
        const error = asCmsError(cause, kind, deadline)
        if (error.kind !== 'unavailable' || attempt >= attempts || signal.aborted) throw error
        await pause(RETRY_PAUSE_MS * (1 + Math.random()))
      }
    }
  }
}

async function readBody(response: Response, maxBytes: number): Promise<unknown> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isJson = type.includes('json')
  const text = await readBounded(response, maxBytes)
  const body = isJson ? parseJson(text) : undefined
  if (isRecord(body) && 'error' in body) throw envelopeError(status, body.error)
  if (!response.ok) throw statusError(status)
  if (body === undefined) {
    throw new CmsError(
      'malformed',
      `The CMS answered ${status} with ${type || 'no content type'} instead of valid JSON.`,
      { status },
    )
  }
  return body
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    return undefined
  }
}

/** A body with `error` is an error, whatever the status (Spec §7). */
function envelopeError(status: number, error: unknown): CmsError {
  const code = isRecord(error) ? stringOr(error.code, '') : ''
  if (code === 'pathNotFound' || code === 'notFound')
    return new CmsError('notFound', 'The CMS has no such node.', { status: 404, code })
  if (code === 'notAuthorized')
    return new CmsError(
      'denied',
      'The CMS denied the call. Check the headers option and the permissions of the REST user.',
      { status, code },
    )
  if (code === 'writerError' || code === 'unknown')
    return new CmsError('unavailable', 'The CMS failed.', { status, code })
  return status >= 400
    ? statusError(status, code)
    : new CmsError('rejected', `The CMS rejected the call (${code}).`, { status, code })
}

function statusError(status: number, code?: string): CmsError {
  const facts = { status, code }
  if (status === 404) return new CmsError('notFound', 'The CMS has no such node.', facts)
  if (status === 401 || status === 403) return new CmsError('denied', `The CMS denied the call with ${status}.`, facts)
  if (status >= 500 || status === 429) return new CmsError('unavailable', `The CMS failed with ${status}.`, facts)
  return new CmsError('rejected', `The CMS rejected the call with ${status}.`, facts)
}

function asCmsError(cause: unknown, kind: RequestKind, deadline: AbortSignal): CmsError {
  if (cause instanceof CmsError) return cause
  if (deadline.aborted) return new CmsError('timeout', `The CMS did not answer the ${kind} call in time.`, { cause })
  return new CmsError('unavailable', 'The CMS could not be reached.', { cause })
}

/** Escapes characters that are not allowed in a path; keeps slashes, `@` and existing escapes. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decode(segment)).replace(/%40/g, '@'))
    .join('/')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function queryString(query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) search.append(key, one)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
