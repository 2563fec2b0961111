const ATTRIBUTES = /^(?:expires|httponly|max-age|path|samesite|secure)$/i
const MAX_LENGTH = 4096

/** True for cookies of this storefront: the hybrid application neither receives nor sets them. */
export function isOwnCookie(name: string): boolean {
  return /^(?:__(?:host|secure)-|vt-|access_token_|prefferedlocation$)/i.test(name)
}

/**
 * The Set-Cookie values that the hybrid application may set, restricted to allowed names, this host, and https if the
 * storefront uses it.
 *
 * @param names allowed names; a trailing `*` matches any suffix
 */
export function allowedCookies(
  values: readonly string[],
  { names, isHttps }: { readonly names: readonly string[]; readonly isHttps: boolean },
): readonly string[] {
  return values.flatMap((value) => {
    const [pair = '', ...attributes] = value.split(';').map((part) => part.trim())
    const name = pair.slice(0, Math.max(pair.indexOf('='), 0)).trim()
    if (value.length > MAX_LENGTH || isOwnCookie(name) || !names.some((allowed) => isMatch(allowed, name))) return []
    const kept = attributes.filter((attribute) => ATTRIBUTES.test(attribute.split('=', 1)[0] ?? ''))
    const isSecure = kept.some((attribute) => attribute.toLowerCase() === 'secure')
    return [[pair, ...kept, ...(isHttps && !isSecure ? ['Secure'] : [])].join('; ')]
  })
}

function isMatch(allowed: string, name: string): boolean {
  return allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) && name !== '' : name === allowed
}
