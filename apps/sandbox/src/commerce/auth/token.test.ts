import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { API_CLIENTS, SITE_ID } from '../siteConfig.js'
import {
  CLIENT_ID,
  SLAS,
  authorizeGuest,
  codeForm,
  createTestSandbox,
  loginGuest,
  postToken,
  type TestSandbox,
} from '../testing/createTestSandbox.js'

const PRIVATE_CLIENT = API_CLIENTS.find(({ secret }) => secret !== null)
const BASIC = `Basic ${btoa(`${PRIVATE_CLIENT?.id}:${PRIVATE_CLIENT?.secret}`)}`

describe('token', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const refresh = (refresh_token: string) =>
    postToken(sandbox.app, { grant_type: 'refresh_token', refresh_token, client_id: CLIENT_ID, channel_id: SITE_ID })

  describe('authorization_code_pkce', () => {
    it("responds in the platform's format", async () => {
      const { code, usid } = await authorizeGuest(sandbox.app)
      const answer = await postToken(sandbox.app, codeForm(code, { usid }))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 1800,
        refresh_token_expires_in: 2_592_000,
        token_type: 'Bearer',
        usid,
        customer_id: expect.stringMatching(/^[a-z][\dA-Za-z]{25}$/),
        dnt: '0',
      })
    })

    it('accepts a code once', async () => {
      const { code } = await authorizeGuest(sandbox.app)
      expect((await postToken(sandbox.app, codeForm(code))).statusCode).toBe(200)
      expect((await postToken(sandbox.app, codeForm(code))).statusCode).toBe(400)
    })

    it('refuses a code after a minute', async () => {
      const { code } = await authorizeGuest(sandbox.app)
      sandbox.advance(60_000)
      expect((await postToken(sandbox.app, codeForm(code))).json()).toMatchObject({ error: 'invalid_grant' })
    })

    it.each([
      ['a verifier that does not match the challenge', { code_verifier: 'w'.repeat(128) }],
      ['a missing verifier', { code_verifier: '' }],
      ['another redirect address', { redirect_uri: 'http://localhost:3001/callback' }],
      ['another usid', { usid: '156c4e69-e89b-406b-a4b7-576980bb234e' }],
      ['another channel', { channel_id: 'other-site' }],
    ])('refuses %s', async (_name, overrides) => {
      const { code } = await authorizeGuest(sandbox.app)
      const answer = await postToken(sandbox.app, codeForm(code, overrides))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ status_code: 400, error: expect.any(String) })
    })

    it('refuses the code of another client', async () => {
      const { code } = await authorizeGuest(sandbox.app)
      const form = codeForm(code, { client_id: PRIVATE_CLIENT?.id ?? '' })
      expect((await postToken(sandbox.app, form, { authorization: BASIC })).statusCode).toBe(400)
    })
  })

  describe('access token', () => {
    it('has the header and the claims that real clients parse by position', async () => {
      const { access_token, usid, customer_id } = await loginGuest(sandbox.app)
      expect(decodeProtectedHeader(access_token)).toMatchObject({ ver: '1.0', typ: 'jwt', alg: 'ES256' })
      const { sub = '', isb, ...claims } = decodeJwt(access_token)
      expect(sub.split('::')[3]).toBe(`usid:${usid}`)
      expect(String(isb).split('::')).toEqual([
        'uido:slas',
        'upn:Guest',
        'uidn:Guest User',
        `gcid:${customer_id}`,
        `chid:${SITE_ID}`,
      ])
      expect(claims).toMatchObject({
        aut: 'GUID',
        ctx: 'slas',
        ist: 1,
        sty: 'User',
        dnt: '0',
        iss: 'slas/prod/zzvi_001',
        aud: 'commercecloud/prod/zzvi_001',
      })
      expect((claims.exp ?? 0) - (claims.nbf ?? 0)).toBe(1800)
    })

    it('can be verified with the published keys', async () => {
      const local = await createTestSandbox({ now: Date.now })
      const origin = await local.app.listen({ host: '127.0.0.1', port: 0 })
      const { access_token } = await loginGuest(local.app)
      const keys = createRemoteJWKSet(new URL(`${origin}${SLAS}/jwks`))
      await expect(jwtVerify(access_token, keys)).resolves.toMatchObject({ protectedHeader: { alg: 'ES256' } })
      await local.app.close()
    })

    it('publishes no private key', async () => {
      const { keys } = (await sandbox.app.inject(`${SLAS}/jwks`)).json()
      expect(Object.keys(keys[0]).toSorted()).toEqual(['crv', 'kid', 'kty', 'use', 'x', 'y'])
    })

    it('has its endpoints in openid-configuration', async () => {
      const document = (await sandbox.app.inject(`/api${SLAS}/.well-known/openid-configuration`)).json()
      expect(document.token_endpoint).toMatch(/^http:\/\/.+\/api\/shopper\/auth\/v1\/.+\/oauth2\/token$/)
      expect(document.code_challenge_methods_supported).toEqual(['S256'])
    })
  })

  describe('refresh_token', () => {
    it('keeps the guest and rotates the token of a public client', async () => {
      const first = await loginGuest(sandbox.app)
      const second = (await refresh(first.refresh_token)).json<TokenResponse>()
      expect(second).toMatchObject({ usid: first.usid, customer_id: first.customer_id })
      expect(second.refresh_token).not.toBe(first.refresh_token)
      expect((await refresh(second.refresh_token)).statusCode).toBe(200)
    })

    it('refuses a reused token with both error formats', async () => {
      const { refresh_token } = await loginGuest(sandbox.app)
      await refresh(refresh_token)
      const answer = await refresh(refresh_token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        status_code: 400,
        message: 'invalid refresh_token',
        error: 'invalid_grant',
        error_uri: '',
        error_description: 'invalid refresh_token',
      })
    })

    it('accepts only one of two parallel refreshes', async () => {
      const { refresh_token } = await loginGuest(sandbox.app)
      const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
      const winners = answers.filter(({ statusCode }) => statusCode === 200)
      expect(winners).toHaveLength(1)
    })

    it('refuses a token after 30 days', async () => {
      const { refresh_token } = await loginGuest(sandbox.app)
      sandbox.advance(2_592_000_000)
      expect((await refresh(refresh_token)).statusCode).toBe(400)
    })

    it('stores a changed do-not-track in the next token', async () => {
      const { refresh_token } = await loginGuest(sandbox.app)
      const form = { grant_type: 'refresh_token', refresh_token, client_id: CLIENT_ID, dnt: 'true' }
      const { access_token } = (await postToken(sandbox.app, form)).json<TokenResponse>()
      expect(decodeJwt(access_token)).toMatchObject({ dnt: '1' })
    })
  })

  describe('private client', () => {
    const form = { grant_type: 'client_credentials', channel_id: SITE_ID }

    it('logs a guest in with its secret only', async () => {
      const answer = await postToken(sandbox.app, form, { authorization: BASIC })
      expect(answer.json()).toMatchObject({ token_type: 'Bearer', customer_id: expect.any(String) })
    })

    it('keeps its refresh token', async () => {
      const { refresh_token } = (await postToken(sandbox.app, form, { authorization: BASIC })).json<TokenResponse>()
      const again = { grant_type: 'refresh_token', refresh_token, channel_id: SITE_ID }
      const next = (await postToken(sandbox.app, again, { authorization: BASIC })).json<TokenResponse>()
      expect(next.refresh_token).toBe(refresh_token)
    })

    it.each([
      ['a wrong secret', { authorization: `Basic ${btoa(`${PRIVATE_CLIENT?.id}:wrong`)}` }],
      ['an unknown client', { authorization: `Basic ${btoa('nobody:secret')}` }],
    ])('answers 401 to %s', async (_name, headers) => {
      const answer = await postToken(sandbox.app, form, headers)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    })

    it('is refused without its secret', async () => {
      const answer = await postToken(sandbox.app, { ...form, client_id: PRIVATE_CLIENT?.id ?? '' })
      expect(answer.statusCode).toBe(401)
    })

    it('is required for client_credentials', async () => {
      const answer = await postToken(sandbox.app, { ...form, client_id: CLIENT_ID })
      expect(answer.json()).toMatchObject({ error: 'unsupported_grant_type' })
    })
  })

  it('reports the rate limits of both windows', async () => {
    const { code } = await authorizeGuest(sandbox.app)
    const { headers } = await postToken(sandbox.app, codeForm(code))
    expect(headers).toMatchObject({ 'x-ratelimit-1m-limit': '24000', 'x-ratelimit-1m-remaining': '23999' })
    expect(headers).toMatchObject({ 'x-ratelimit-5m-limit': '120000', 'x-ratelimit-5m-reset': '300' })
  })

  it('answers 400 to a body that is not a form', async () => {
    const answer = await sandbox.app.inject({ method: 'POST', url: `${SLAS}/token`, payload: { grant_type: [1] } })
    expect(answer.statusCode).toBe(400)
  })
})
