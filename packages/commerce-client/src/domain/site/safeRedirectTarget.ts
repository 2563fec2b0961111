const SCHEME_OR_AUTHORITY = /^[a-z][a-z0-9+.-]*:/i

/**
 * Validates a redirect target: returns its path and query on the same origin, or null when it is invalid or on another
 * origin. Leading slashes and backslashes collapse into one slash, so `//evil.example` is not read as a host.
 *
 * @param selfOrigin own origin from the configuration, never from a request header.
 */
export function safeRedirectTarget(target: string, selfOrigin: string): string | null {
  if (target === '' || hasControlCharacter(target)) return null
  const isAbsolute = SCHEME_OR_AUTHORITY.test(target)
  if (!isAbsolute && !URL.canParse(collapseLeadingSlashes(target), selfOrigin)) return null
  if (isAbsolute && !URL.canParse(target)) return null
  const url = isAbsolute ? new URL(target) : new URL(collapseLeadingSlashes(target), selfOrigin)
  if (url.origin !== new URL(selfOrigin).origin || url.username !== '' || url.password !== '') return null
  return collapseLeadingSlashes(url.pathname) + url.search
}

/** Replaces leading slashes and backslashes with one slash, and adds it if missing. Linear in the length. */
export function collapseLeadingSlashes(path: string): string {
  let start = 0
  while (path[start] === '/' || path[start] === '\\') start += 1
  return `/${path.slice(start)}`
}

// URL parsers drop tabs and line breaks silently, which can disguise the actual target.
function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
