export interface CookieOptions {
  /** Seconds; null = until the browser is closed. */
  readonly maxAge: number | null
  readonly isSecure: boolean
  /** False only for values that page scripts may read. */
  readonly isHttpOnly: boolean
}

/** Parses a Cookie header; the first of two cookies with the same name counts. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

/** Writes one Set-Cookie value for the whole site and same-site requests only. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAge !== null) parts.splice(2, 0, `Max-Age=${Math.floor(options.maxAge)}`)
  if (options.isHttpOnly) parts.push('HttpOnly')
  if (options.isSecure) parts.push('Secure')
  return parts.join('; ')
}
