import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { SigningKey } from '../../store/signingKey.js'
import { REALM_INSTANCE, SYSTEM_CLIENT } from '../siteConfig.js'

/** Lifetime of a token in seconds. */
export const SYSTEM_TOKEN_SECONDS = 1799

/** Scope that names the tenant; required in every request for a token. */
export const TENANT_SCOPE = `SALESFORCE_COMMERCE_API:${REALM_INSTANCE}`

/** Scopes that the client may request. */
export const SYSTEM_SCOPES: readonly string[] = [TENANT_SCOPE, 'sfcc.orders', 'sfcc.orders.rw']

/** Differs from that of shopper tokens, so neither kind is accepted in place of the other. */
const ISSUER = 'https://account.sandbox.example:443/dwsso/oauth2'

/** Tokens of servers, for the platform's admin APIs. */
export interface SystemTokens {
  issue(scopes: readonly string[]): Promise<string>
  /** Scopes of a valid token; `null` = malformed, foreign or expired. */
  verify(token: string): Promise<readonly string[] | null>
}

/** @param now epoch milliseconds */
export function createSystemTokens(key: SigningKey, now: () => number): SystemTokens {
  return {
    async issue(scopes) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({
        scope: scopes,
        tenantFilter: `SALESFORCE_COMMERCE_API:${REALM_INSTANCE}`,
        sub: SYSTEM_CLIENT.id,
        iss: ISSUER,
        iat: issuedAt,
        exp: issuedAt + SYSTEM_TOKEN_SECONDS,
        jti: randomUUID(),
      })
        .setProtectedHeader({ kid: key.kid, typ: 'JWT', alg: 'ES256' })
        .sign(key.privateKey)
    },
    async verify(token) {
      try {
        const options = { algorithms: ['ES256'], issuer: ISSUER, currentDate: new Date(now()) }
        const { payload } = await jwtVerify(token, key.publicKey, options)
        const scope = payload['scope']
        return Array.isArray(scope) ? scope.map(String) : null
      } catch {
        return null
      }
    },
  }
}
