/**
 * Checks a redirect address against an allow-list.
 * @param patterns absolute URLs; the port `:*` matches any port and none
 */
export function isAllowedRedirectUri(uri: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(uri)) return false
  const url = new URL(uri)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  return patterns.some((pattern) => {
    const anyPort = pattern.includes(':*')
    const allowed = new URL(pattern.replace(':*', ''))
    return (
      url.protocol === allowed.protocol &&
      url.hostname === allowed.hostname &&
      url.pathname === allowed.pathname &&
      (anyPort || url.port === allowed.port)
    )
  })
}
