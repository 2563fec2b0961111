import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheState } from './pageCache.js'
import type { Encoding, StoredResponse } from './storedResponse.js'

/** Writes a stored response directly to the socket; handles 304, HEAD and the choice of encoding. */
export function writeStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  options: { readonly state: CacheState; readonly droppedQuery: string; readonly isClosing: boolean },
): void {
  const headers = [...stored.headers, 'x-cache', options.state]
  if (options.isClosing) headers.push('connection', 'close')
  if (stored.location !== null && options.droppedQuery !== '') keepQuery(headers, options.droppedQuery)

  if (stored.isStorable && isKnownToClient(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = bestEncoding(stored, request.headers['accept-encoding'])
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  const write = (body: Buffer) => {
    headers.push('content-length', String(body.length))
    response.writeHead(stored.status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const body = stored.body(encoding)
  if (body instanceof Promise) body.then(write, () => response.destroy())
  else write(body)
}

/** A quality of 0 excludes an encoding. */
function bestEncoding({ encodings }: StoredResponse, accepted = ''): Encoding {
  return encodings.find((encoding) => accepts(accepted, encoding)) ?? 'identity'
}

function accepts(accepted: string, name: string): boolean {
  return accepted.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';')
    return (
      coding.trim().toLowerCase() === name && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    )
  })
}

function isKnownToClient(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}

/**
 * Appends the query that is not part of the cache key to a redirect (Spec §2 "Redirects": keeping the query string).
 */
function keepQuery(headers: string[], dropped: string): void {
  const at = headers.indexOf('location') + 1
  const location = headers[at] ?? ''
  headers[at] = `${location}${location.includes('?') ? '&' : '?'}${dropped}`
}
