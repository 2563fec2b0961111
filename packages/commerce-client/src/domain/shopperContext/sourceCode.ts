const COOKIE_PREFIX = 'dwsourcecode_'

/** Cookie that stores the source code last sent (Spec §4), and its lifetime of 90 days (Spec §9). */
export const activeSourceCode = { cookie: 'activeSourceCode', maxAgeSeconds: 90 * 86_400 } as const

/**
 * Source code of a shopper: the parameter `sourceCode`, else the part before `|` of the first cookie named
 * `dwsourcecode_*` (Spec §4 "Shopper context sync"); null = none.
 *
 * @param cookies `document.cookie`, or the Cookie header of a request.
 */
export function sourceCode(search: string, cookies: string): string | null {
  return new URLSearchParams(search).get('sourceCode')?.trim() || sourceCodeOfCookies(cookies)
}

function sourceCodeOfCookies(cookies: string): string | null {
  for (const cookie of cookies.split(';')) {
    const equals = cookie.indexOf('=')
    const name = cookie.slice(0, equals).trim()
    if (equals === -1 || name.length <= COOKIE_PREFIX.length || !name.startsWith(COOKIE_PREFIX)) continue
    const code = decoded(cookie.slice(equals + 1).trim())
      .split('|', 1)[0]
      ?.trim()
    if (code) return code
  }
  return null
}

// Cookie values with special characters are quoted.
function decoded(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
