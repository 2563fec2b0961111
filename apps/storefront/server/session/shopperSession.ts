import type { TokenResponse } from '@vitrine/commerce-client/types/auth'

const DEFAULT_REFRESH_SECONDS = 2_592_000

/** A shopper's session as the server holds it, between the cookies and the commerce platform. */
export interface HeldSession {
  readonly accessToken: string
  /** ms since 1970, by our clock, so that a skewed platform clock causes no refresh storm. */
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

/** What the login service answered, as a session. */
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

/** The token's `isb` says it by position (`upn:Guest`); a token without one is a guest's when it names no login. */
function isGuestToken(tokens: TokenResponse): boolean {
  const payload = tokens.access_token.split('.')[1]
  const isb = payload ? readIsb(payload) : null
  return isb === null ? !tokens.enc_user_id : isb.split('::')[1] === 'upn:Guest'
}

function readIsb(payload: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    const isObject = typeof claims === 'object' && claims !== null
    return isObject && 'isb' in claims && typeof claims.isb === 'string' ? claims.isb : null
  } catch {
    return null
  }
}
