export interface PartnerAddress {
  readonly href: string
  readonly host: string
  /** Whether it may be shown inside a page; a link may lead there all the same. */
  readonly isAllowed: boolean
}

/** What an address from the CMS is worth; null = no web address at all. */
export function partnerAddress(src: string, allowedOrigins: readonly string[]): PartnerAddress | null {
  const url = parsed(src)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { href: url.href, host: url.host, isAllowed: isAllowedOrigin(url.origin, allowedOrigins) }
}

/** Whole origins only, `https://brand.example`; what is none of them allows nothing. */
export function isAllowedOrigin(origin: string, allowedOrigins: readonly string[]): boolean {
  return allowedOrigins.some((allowed) => parsed(allowed)?.origin === origin && /^https?:/.test(origin))
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
