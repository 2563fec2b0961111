import type { TokenResponse } from '@vitrine/commerce-client/types/auth'

const DEFAULT_REFRESH_SECONDS = 2_592_000
const GUEST = 'upn:Guest'

/** A shopper's session as the server keeps it, between the cookies and the commerce platform. */
export interface HeldSession {
  readonly accessToken: string
  /** ms since 1970 by our clock, so that a skewed platform clock causes no refresh storm. */
  readonly accessEndsAt: number
  readonly refreshToken: string
  /** Seconds from now. */
  readonly refreshSeconds: number
  readonly usid: string
  readonly customerId: string
  readonly isGuest: boolean
  /** Pseudonym of a signed-in shopper for recommendations; null for guests. */
  readonly encUserId: string | null
}

/** Converts a token response of the login service to a session. */
export function sessionFromTokens(tokens: TokenResponse, now: number): HeldSession {
  const isGuest = isGuestToken(tokens)
  return {
    accessToken: tokens.access_token,
    accessEndsAt: now + tokens.expires_in * 1000,
    refreshToken: tokens.refresh_token,
    refreshSeconds: tokens.refresh_token_expires_in ?? DEFAULT_REFRESH_SECONDS,
    usid: tokens.usid,
    customerId: tokens.customer_id,
    isGuest,
    encUserId: isGuest ? null : tokens.enc_user_id || null,
  }
}

/** Login of the customer whom an access token belongs to; null = a guest's or unreadable token. */
export function loginOfToken(accessToken: string): string | null {
  const name = readIsb(accessToken)?.split('::')[1] ?? ''
  return name.startsWith('upn:') && name !== GUEST ? name.slice('upn:'.length) : null
}

/**
 * The token's `isb` claim contains it (`upn:Guest`). A token without the claim is a guest's if it contains no login.
 */
function isGuestToken(tokens: TokenResponse): boolean {
  const isb = readIsb(tokens.access_token)
  return isb === null ? !tokens.enc_user_id : isb.split('::')[1] === GUEST
}

function readIsb(accessToken: string): string | null {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const isObject = typeof claims === 'object' && claims !== null
    return isObject && 'isb' in claims && typeof claims.isb === 'string' ? claims.isb : null
  } catch {
    return null
  }
}
