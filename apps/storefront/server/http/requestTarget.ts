const MAX_URL = 8192
const MAX_PATH = 2048
const MAX_PARAMETERS = 100
/** The router reads `/%61pis/` as `/apis/`, while a check of the raw path would not. */
const ENCODED_LETTER = /%(?:3[0-9]|[46][1-9a-f]|[57][0-9a])/i

/** The validated part of a request target, or the error status. */
export type RequestTarget =
  | { readonly kind: 'ok'; readonly path: string; readonly search: string }
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 414; readonly path: string }

/**
 * Rejects request targets that two parsers could read differently: encoded or backward slashes, dot segments, path
 * parameters, fragments, control characters, malformed percent-encoding, encoded letters and digits, a leading `//`.
 * Code after this check never sees one.
 */
export function readTarget(url: string): RequestTarget {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const search = queryAt === -1 ? '' : url.slice(queryAt)
  if (url.length > MAX_URL || path.length > MAX_PATH) return refused(414, path)
  if (!path.startsWith('/') || /[^\x21-\x7e]|#/.test(url) || countParameters(search) > MAX_PARAMETERS)
    return refused(400, path)
  if (path.startsWith('//') || /[\\;]/.test(path) || /\/\.{1,2}(?:\/|$)/.test(path)) return refused(404, path)
  if (path.includes('%')) {
    if (!isWellEncoded(path) || /%(?:[01][0-9a-f]|7f)/i.test(path)) return refused(400, path)
    if (/%(?:2e|2f|5c|25|3b)/i.test(path) || ENCODED_LETTER.test(path)) return refused(404, path)
  }
  return { kind: 'ok', path, search }
}

function refused(status: 400 | 404 | 414, path: string): RequestTarget {
  return { kind: 'refused', status, path: path.slice(0, 64) }
}

function isWellEncoded(path: string): boolean {
  try {
    // Uses the result, because the bundler treats the call as pure and would remove it.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function countParameters(search: string): number {
  let count = search.length > 1 ? 1 : 0
  for (let at = search.indexOf('&'); at !== -1; at = search.indexOf('&', at + 1)) count += 1
  return count
}
