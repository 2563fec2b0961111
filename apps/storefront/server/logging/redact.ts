const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{4,}(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, '[credentials]'],
  [/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[mail]'],
  [/\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?![\w:])/gi, '[ip]'],
  [/\b(?:\d[ -]?){13,19}\b/g, '[number]'],
  [/\?[^\s"')]{1,2048}/g, '?[query]'],
  [
    /\b(secret|password|code_verifier|refresh_token|access_token|usid|customer_?id)(["']?\s*[=:]\s*["']?)[^\s"'&,;]{1,512}/gi,
    '$1$2[hidden]',
  ],
]

/**
 * Removes tokens, credentials, e-mail and IP addresses, card-like numbers and queries from a text before it is logged.
 */
export function redactText(text: string): string {
  let result = text.slice(0, 4000)
  for (const [pattern, replacement] of PATTERNS) result = result.replace(pattern, replacement)
  return result
}

/** Network of a client: /24 for IPv4, /48 for IPv6; enough to detect an attack, but not to identify a person. */
export function truncateIp(ip: string): string {
  const mapped = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  if (mapped.includes('.')) return `${mapped.split('.').slice(0, 3).join('.')}.0`
  const groups = ip.split('::')[0]?.split(':').filter(Boolean) ?? []
  return `${groups.slice(0, 3).join(':')}::`
}
