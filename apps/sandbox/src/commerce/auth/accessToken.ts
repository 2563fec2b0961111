import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { Shopper } from '../../store/shopperRepository.js'
import type { SigningKey } from '../../store/signingKey.js'
import { REALM_INSTANCE } from '../siteConfig.js'
import { AuthError } from './authError.js'
import { SCOPES } from './scopes.js'
import { readSubject, writeIssuerSubject, writeSubject, type TokenSubject } from './tokenSubject.js'

/** Lifetime of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 1800

const ISSUER = `slas/prod/${REALM_INSTANCE}`
const AUDIENCE = `commercecloud/prod/${REALM_INSTANCE}`
const CACHE_SIZE = 2000

/** Claims of a valid token. */
export interface AccessClaims {
  readonly shopper: Shopper
  readonly clientId: string
  readonly agentId: string | null
  readonly jti: string
  readonly scope: string
  readonly subject: string
  /** Epoch seconds. */
  readonly issuedAt: number
  /** Epoch seconds. */
  readonly expiresAt: number
}

/** `invalid` = malformed, foreign, not yet valid, expired or revoked. */
export type Verification =
  | { readonly kind: 'valid'; readonly claims: AccessClaims }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'credentials-changed' }

/** State that can invalidate a token before it expires. */
export interface TokenState {
  isRevoked(jti: string): boolean
  /** `null` = the customer no longer exists. */
  credentialsVersionOf(customerId: string): number | null
}

export interface AccessTokens {
  /** @throws AuthError 400 when the subject is too long for a token */
  issue(subject: TokenSubject, clientId: string, dnt: string, seconds?: number): Promise<string>
  verify(token: string): Promise<Verification>
}

/**
 * Issues and verifies ES256 tokens in the platform's format. `jti` ends with the version of the customer's credentials,
 * so that a password change invalidates every older token, even within the same second.
 */
export function createAccessTokens(key: SigningKey, state: TokenState, now: () => number): AccessTokens {
  const verified = new Map<string, AccessClaims>()

  const check = (claims: AccessClaims): Verification => {
    if (claims.expiresAt * 1000 <= now() || state.isRevoked(claims.jti)) return { kind: 'invalid' }
    if (claims.shopper.login === null) return { kind: 'valid', claims }
    const version = state.credentialsVersionOf(claims.shopper.customerId)
    if (version === null) return { kind: 'invalid' }
    return claims.jti.endsWith(`.${version}`) ? { kind: 'valid', claims } : { kind: 'credentials-changed' }
  }

  return {
    async issue(subject, clientId, dnt, seconds = ACCESS_TOKEN_SECONDS) {
      const isb = writeIssuerSubject(subject)
      if (isb === null) {
        throw new AuthError(400, 'invalid_request', 'Issuer Subject length must be less than 256 characters')
      }
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({
        aut: 'GUID',
        scp: SCOPES.join(' '),
        sub: writeSubject(clientId, subject.shopper.usid),
        ctx: 'slas',
        iss: ISSUER,
        ist: 1,
        dnt,
        aud: AUDIENCE,
        nbf: issuedAt,
        sty: 'User',
        isb,
        exp: issuedAt + seconds,
        iat: issuedAt,
        jti: `${randomUUID()}.${subject.credentialsVersion}`,
      })
        .setProtectedHeader({ ver: '1.0', kid: key.kid, typ: 'jwt', clv: 'J2.3.4', alg: 'ES256' })
        .sign(key.privateKey)
    },

    async verify(token) {
      const claims = verified.get(token) ?? (await readToken(token, key, now()))
      if (!claims) return { kind: 'invalid' }
      if (verified.size >= CACHE_SIZE) verified.clear()
      verified.set(token, claims)
      return check(claims)
    },
  }
}

async function readToken(token: string, key: SigningKey, now: number): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    })
    const { sub, jti, iat, exp, isb, scp } = payload
    if (sub === undefined || jti === undefined || iat === undefined || exp === undefined) return null
    const subject = readSubject(sub, String(isb))
    return subject && { ...subject, jti, scope: String(scp), subject: sub, issuedAt: iat, expiresAt: exp }
  } catch {
    return null
  }
}
