import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFakeFetch, type FakeFetch } from '../testing/fakeFetch.js'
import { createCodeChallenge, createCodeVerifier } from './pkce.js'
import { authorizeGuest, getGuestTokenWithSecret, getToken, refreshToken, type SlasOptions } from './slas.js'

const tokens = {
  access_token: 'at',
  refresh_token: 'rt',
  usid: 'u',
  customer_id: 'c',
  expires_in: 1800,
  token_type: 'BEARER',
}

const redirectTo = (location: string) =>
  createFakeFetch(() => new Response(null, { status: 303, headers: { location } }))

function slas(fake: FakeFetch, changes: Partial<SlasOptions> = {}): SlasOptions {
  return {
    baseUrl: 'http://shop.test',
    organizationId: 'org',
    clientId: 'client',
    siteId: 'demo-master',
    redirectUri: 'http://127.0.0.1:3000/callback',
    fetch: fake.fetch,
    ...changes,
  }
}

const form = (fake: FakeFetch) => Object.fromEntries(new URLSearchParams(fake.calls[0]?.body))

describe('authorizeGuest', () => {
  it('reads code and usid out of the redirect', async () => {
    const fake = redirectTo('http://127.0.0.1:3000/callback?usid=u1&code=c1')
    expect(await authorizeGuest(slas(fake), { codeChallenge: 'ch' })).toEqual({ code: 'c1', usid: 'u1' })
    expect(fake.calls[0]?.path).toBe('/shopper/auth/v1/organizations/org/oauth2/authorize')
    expect(Object.fromEntries(fake.calls[0]?.query ?? [])).toEqual({
      client_id: 'client',
      channel_id: 'demo-master',
      redirect_uri: 'http://127.0.0.1:3000/callback',
      response_type: 'code',
      hint: 'guest',
      code_challenge: 'ch',
    })
  })

  it('keeps a known usid', async () => {
    const fake = redirectTo('/callback?usid=u1&code=c1')
    await authorizeGuest(slas(fake), { codeChallenge: 'ch', usid: 'u1' })
    expect(fake.calls[0]?.query.get('usid')).toBe('u1')
  })

  it('fails with what to do when the redirect carries no code', async () => {
    const fake = redirectTo('/callback?error=invalid_client')
    const call = authorizeGuest(slas(fake), { codeChallenge: 'ch' })
    await expect(call).rejects.toThrow('Check the client id and its redirect URIs.')
  })
})

describe('tokens', () => {
  it('getToken trades code and verifier', async () => {
    const fake = createFakeFetch(() => Response.json(tokens))
    const grant = { code: 'c1', usid: 'u1', codeVerifier: 'v', dnt: true }
    expect(await getToken(slas(fake), grant)).toEqual(tokens)
    expect(fake.calls[0]?.path).toBe('/shopper/auth/v1/organizations/org/oauth2/token')
    expect(form(fake)).toEqual({
      grant_type: 'authorization_code_pkce',
      code: 'c1',
      code_verifier: 'v',
      usid: 'u1',
      redirect_uri: 'http://127.0.0.1:3000/callback',
      dnt: 'true',
      client_id: 'client',
      channel_id: 'demo-master',
    })
    expect(fake.calls[0]?.headers.has('authorization')).toBe(false)
  })

  it('a private client sends its secret and needs no code', async () => {
    const fake = createFakeFetch(() => Response.json(tokens))
    await getGuestTokenWithSecret(slas(fake, { clientSecret: 'secret' }), {})
    expect(fake.calls[0]?.headers.get('authorization')).toBe(`Basic ${btoa('client:secret')}`)
    expect(form(fake)).toMatchObject({ grant_type: 'client_credentials' })
  })

  it('refreshToken sends the refresh token', async () => {
    const fake = createFakeFetch(() => Response.json(tokens))
    await refreshToken(slas(fake), { refreshToken: 'old' })
    expect(form(fake)).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'old', client_id: 'client' })
  })

  it.each([
    [{ error: 'invalid_grant', error_description: 'invalid refresh_token' }],
    [{ error: 'invalid_grant', status_code: '400', message: 'invalid refresh_token' }],
  ])('reads the error shape %j', async (body) => {
    const fake = createFakeFetch(() => Response.json(body, { status: 400 }))
    await expect(refreshToken(slas(fake), { refreshToken: 'old' })).rejects.toMatchObject({
      kind: 'validation',
      slug: 'invalid_grant',
      detail: 'invalid refresh_token',
    })
  })

  it.each([
    [new Response('{"access_token":"at"}'), 'malformed'],
    [new Response('busy', { status: 429 }), 'rate-limited'],
  ])('%#: a bad answer is a %s error', async (response, kind) => {
    const fake = createFakeFetch(() => response)
    await expect(refreshToken(slas(fake), { refreshToken: 'old' })).rejects.toMatchObject({ kind })
  })
})

describe('pkce', () => {
  it('makes verifiers of 128 unreserved characters that differ', () => {
    const verifiers = new Set(Array.from({ length: 20 }, createCodeVerifier))
    expect(verifiers.size).toBe(20)
    for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9_-]{128}$/)
  })

  it('makes the base64url SHA-256 of the verifier', async () => {
    for (const verifier of Array.from({ length: 20 }, createCodeVerifier)) {
      const expected = createHash('sha256').update(verifier).digest('base64url')
      expect(await createCodeChallenge(verifier)).toBe(expected)
    }
  })

  it('makes the challenge of RFC 7636, appendix B', async () => {
    const challenge = await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })
})
