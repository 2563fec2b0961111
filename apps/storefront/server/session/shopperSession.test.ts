import { describe, expect, it } from 'vitest'
import { loginOfToken, sessionFromTokens } from './shopperSession.js'

const NOW = 1_000_000
const encoded = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = (claims: unknown) => `head.${encoded(claims)}.signature`
const GUEST = token({ isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:g1::chid:site' })
const MILA = token({ isb: 'uido:ecom::upn:mila@example.com::uidn:Mila Brandt::gcid:g1::rcid:r1::chid:site' })
const answer = {
  access_token: MILA,
  id_token: '',
  refresh_token: 'refresh',
  expires_in: 1800,
  refresh_token_expires_in: 7200,
  token_type: 'BEARER' as const,
  usid: 'usid',
  customer_id: 'customer',
  enc_user_id: 'pseudonym',
  idp_access_token: '',
}

describe('sessionFromTokens', () => {
  it('keeps the data of a signed-in customer, with the expiry by our clock', () => {
    expect(sessionFromTokens(answer, NOW)).toEqual({
      accessToken: MILA,
      accessEndsAt: NOW + 1_800_000,
      refreshToken: 'refresh',
      refreshSeconds: 7200,
      usid: 'usid',
      customerId: 'customer',
      isGuest: false,
      encUserId: 'pseudonym',
    })
  })

  it('omits the pseudonym of a guest', () => {
    const session = sessionFromTokens({ ...answer, access_token: GUEST }, NOW)
    expect(session).toMatchObject({ isGuest: true, encUserId: null })
  })

  it('treats an empty pseudonym as none', () => {
    expect(sessionFromTokens({ ...answer, enc_user_id: '' }, NOW)).toMatchObject({ isGuest: false, encUserId: null })
  })

  it('uses 30 days when the service gives no lifetime', () => {
    const { refresh_token_expires_in: _, ...rest } = answer
    expect(sessionFromTokens(rest, NOW).refreshSeconds).toBe(30 * 86_400)
  })

  it.each([
    ['pseudonym', false],
    ['', true],
  ])('without a readable token identifies a guest by the pseudonym %j', (enc_user_id, isGuest) => {
    for (const access_token of ['opaque', token({}), token({ isb: 7 }), token(null), token('isb'), 'a.b.c']) {
      expect(sessionFromTokens({ ...answer, access_token, enc_user_id }, NOW).isGuest).toBe(isGuest)
    }
  })
})

describe('loginOfToken', () => {
  it.each([
    ['a customer', MILA, 'mila@example.com'],
    ['a guest', GUEST, null],
    ['a token without a name', token({ isb: 'uido:ecom' }), null],
    ['a name in another place', token({ isb: 'upn:mila@example.com::uido:ecom' }), null],
    ['an opaque token', 'opaque', null],
  ])('of %s', (_, accessToken, login) => {
    expect(loginOfToken(accessToken)).toBe(login)
  })
})
