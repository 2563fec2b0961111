import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccessTokens } from './accessTokens.js'

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const commerce = {
  baseUrl: 'https://platform.example',
  organizationId: 'f_ecom_zzvi_001',
  shortCode: 'zzvi',
  siteId: 'halbrenn',
  clientId: 'client',
  clientSecret: null,
  redirectUri: 'https://shop.example/callback',
}

function tokenOf(kid: string | undefined): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: 'slas/prod/zzvi_001',
    aud: ['other', 'commercecloud/prod/zzvi_001'],
    exp: 1e9,
    sub: 'cc-slas::usid:u',
    isb: 'uido:slas::rcid:mila::gcid:guest::chid:halbrenn',
  }
  const signed = `${part({ alg: 'ES256', kid })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** Verifies tokens with the keys of a login service, which have these ids. */
function setUp(ids: (string | undefined)[] = ['k1']) {
  const clock = { now: 0 }
  const reads: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    reads.push(input instanceof Request ? input.url : new URL(input).href)
    const jwk = keys.publicKey.export({ format: 'jwk' })
    return Response.json({ keys: ids.map((kid) => ({ ...jwk, kid })) })
  }
  const tokens = createAccessTokens({ config: { commerce }, fetch, now: () => clock.now })
  return { clock, reads, ids, verify: (kid?: string) => tokens.verify(tokenOf(kid)) }
}
const owner = { usid: 'u', customerId: 'mila' }

describe('the keys of the login service', () => {
  it('are loaded again after ten minutes', async () => {
    const { clock, reads, verify } = setUp()
    expect(await verify('k1')).toEqual(owner)
    clock.now = 599_999
    expect(await verify('k1')).toEqual(owner)
    expect(reads).toEqual(['https://platform.example/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/jwks'])
    clock.now = 600_000
    expect(await verify('k1')).toEqual(owner)
    expect(reads).toHaveLength(2)
  })

  it('are loaded again for an unknown key, at most once a minute', async () => {
    const { clock, reads, ids, verify } = setUp()
    await verify('k1')
    expect(await verify('k2')).toBeNull()
    ids.push('k2')
    clock.now = 59_999
    expect(await verify('k2')).toBeNull()
    expect(reads).toHaveLength(1)
    clock.now = 60_000
    expect(await verify('k2')).toEqual(owner)
    expect(reads).toHaveLength(2)
  })

  it('may have no id', async () => {
    expect(await setUp([undefined]).verify()).toEqual(owner)
    expect(await setUp(['k1']).verify()).toBeNull()
  })
})
