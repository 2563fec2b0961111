import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { Shopper } from '../../store/shopperRepository.js'
import type { SigningKey } from '../../store/signingKey.js'
import { REALM_INSTANCE, SITE_ID } from '../siteConfig.js'

/** Life time of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 1800

const ISSUER = `slas/prod/${REALM_INSTANCE}`
const AUDIENCE = `commercecloud/prod/${REALM_INSTANCE}`
const CACHE_SIZE = 2000

const SCOPES = [
  'sfcc.shopper-products',
  'sfcc.shopper-product-search',
  'sfcc.shopper-categories',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-myaccount.baskets',
  'sfcc.shopper-seo',
].join(' ')

export interface AccessTokens {
  issue(shopper: Shopper, clientId: string, dnt: string): Promise<string>
  /** Who a token speaks for; `null` when it is malformed, not ours, not valid yet or no longer valid. */
  verify(token: string): Promise<Shopper | null>
}

/**
 * Issues and checks ES256 tokens in the platform's shape. Real clients read `sub` and `isb` by position, so their
 * order is part of the contract.
 */
export function createAccessTokens(key: SigningKey, now: () => number): AccessTokens {
  const verified = new Map<string, { shopper: Shopper; expiresAt: number }>()

  return {
    issue(shopper, clientId, dnt) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({
        aut: 'GUID',
        scp: SCOPES,
        sub: `cc-slas::${REALM_INSTANCE}::scid:${clientId}::usid:${shopper.usid}`,
        ctx: 'slas',
        iss: ISSUER,
        ist: 1,
        dnt,
        aud: AUDIENCE,
        nbf: issuedAt,
        sty: 'User',
        isb: `uido:slas::upn:Guest::uidn:Guest User::gcid:${shopper.customerId}::chid:${SITE_ID}`,
        exp: issuedAt + ACCESS_TOKEN_SECONDS,
        iat: issuedAt,
        jti: randomUUID(),
      })
        .setProtectedHeader({ ver: '1.0', kid: key.kid, typ: 'jwt', clv: 'J2.3.4', alg: 'ES256' })
        .sign(key.privateKey)
    },

    async verify(token) {
      const known = verified.get(token)
      if (known && known.expiresAt > now()) return known.shopper
      const shopper = await verifySignature(token, key, now())
      if (!shopper) return null
      if (verified.size >= CACHE_SIZE) verified.clear()
      verified.set(token, shopper)
      return shopper.shopper
    },
  }
}

async function verifySignature(token: string, key: SigningKey, now: number) {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    })
    const usid = /::usid:([^:]+)$/.exec(payload.sub ?? '')?.[1]
    const customerId = /::gcid:([^:]+)::/.exec(String(payload.isb))?.[1]
    if (!usid || !customerId || payload.exp === undefined) return null
    return { shopper: { usid, customerId, guestCustomerId: customerId, login: null }, expiresAt: payload.exp * 1000 }
  } catch {
    return null
  }
}
