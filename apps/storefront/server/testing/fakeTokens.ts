import type { TokenResponse } from '@vitrine/commerce-client/types/auth'

/** The shopper that the tokens belong to. */
export interface TokenOwner {
  readonly customerId: string
  readonly usid: string
  /** null = a guest. */
  readonly login: string | null
}

/** Tokens in the platform's format; the signature is not checked. */
export function fakeTokens(owner: TokenOwner, serial: number, lifeTime: number): TokenResponse {
  const guest = `uido:slas::upn:Guest::uidn:Guest User::gcid:${owner.customerId}::chid:halbrenn-master`
  const registered = `uido:ecom::upn:${owner.login}::uidn:A B::gcid:g::rcid:${owner.customerId}::chid:halbrenn-master`
  const claims = { isb: owner.login === null ? guest : registered, jti: serial }
  return {
    access_token: `eyJhbGciOiJFUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`,
    refresh_token: `refresh-${serial}`,
    expires_in: lifeTime,
    refresh_token_expires_in: 2_592_000,
    token_type: 'BEARER',
    usid: owner.usid,
    customer_id: owner.customerId,
    enc_user_id: owner.login === null ? '' : `ENC-${owner.login}`,
  }
}
