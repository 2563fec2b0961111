export interface PartnerAddress {
  readonly href: string
  readonly host: string
  /** Whether it may be embedded; a link to it is always allowed. */
  readonly isAllowed: boolean
}

/** Validates an address from the CMS; null = not a web address. */
export function partnerAddress(src: string, allowedOrigins: readonly string[]): PartnerAddress | null {
  const url = parsed(src)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { href: url.href, host: url.host, isAllowed: isAllowedOrigin(url.origin, allowedOrigins) }
}

/** Compares complete origins (`https://brand.example`); invalid entries allow nothing. */
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
