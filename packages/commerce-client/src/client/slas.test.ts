import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch, type FakeFetch } from '../testing/fakeFetch.js'
import { createCodeChallenge, createCodeVerifier } from './pkce.js'
import * as slas from './slas.js'
import type { SlasOptions } from './slasCall.js'

const { authenticateCustomer, authorizeGuest, getGuestTokenWithSecret, getToken, logoutCustomer, refreshToken } = slas

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

function optionsOf(fake: FakeFetch, changes: Partial<SlasOptions> = {}): SlasOptions {
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

const client = 'client_id=client&channel_id=demo-master'
const redirect = 'redirect_uri=http://127.0.0.1:3000/callback'
const challenge = { codeChallenge: 'ch' }
const message = { userId: 'mila@example.com', mode: 'email', locale: 'de-CH' } as const
const sentMessage = 'user_id=mila@example.com&mode=email&locale=de-CH'
const agent = { loginId: 'Guest', idpOrigin: 'slas' } as const

describe('SLAS calls', () => {
  it.each<CallRow<SlasOptions>>([
    row(
      slas.authorizeGuest,
      challenge,
      `GET /authorize?${redirect}&response_type=code&hint=guest&${client}&code_challenge=ch`,
    ),
    row(
      slas.authenticateCustomer,
      { ...challenge, username: 'mila', password: 'x', usid: 'u' },
      'POST /login',
      `${redirect}&response_type=code&${client}&code_challenge=ch&usid=u`,
    ),
    row(
      slas.getToken,
      { code: 'c', usid: 'u', codeVerifier: 'v', dnt: true },
      'POST /token',
      `${redirect}&grant_type=authorization_code_pkce&${client}&code=c&usid=u&code_verifier=v&dnt=true`,
    ),
    row(
      slas.getGuestTokenWithSecret,
      { usid: 'u', dnt: undefined },
      'POST /token',
      `grant_type=client_credentials&${client}&usid=u`,
    ),
    row(
      slas.refreshToken,
      { refreshToken: 'old', dnt: false },
      'POST /token',
      `grant_type=refresh_token&${client}&refresh_token=old&dnt=false`,
    ),
    row(slas.logoutCustomer, { accessToken: 'at', refreshToken: 'rt' }, `GET /logout?${client}&refresh_token=rt`),
    row(slas.revokeToken, { token: 'rt' }, 'POST /revoke', `${client}&token=rt`),
    row(slas.getPasswordResetToken, message, 'POST /password/reset', `hint=cross_device&${client}&${sentMessage}`),
    row(
      slas.resetPassword,
      { pwdActionToken: '123456', newPassword: 'y' },
      'POST /password/action',
      `hint=cross_device&${client}&pwd_action_token=123456&new_password=y`,
    ),
    row(slas.authorizePasswordlessCustomer, message, 'POST /passwordless/login', `${client}&${sentMessage}`),
    row(
      slas.registerPasswordlessCustomer,
      { ...message, email: message.userId, lastName: 'Brandt' },
      'POST /passwordless/login?register_customer=true',
      `${client}&${sentMessage}&email=mila@example.com&last_name=Brandt`,
    ),
    row(
      slas.getPasswordLessAccessToken,
      { pwdlessLoginToken: '12345678' },
      'POST /passwordless/token',
      `grant_type=client_credentials&hint=pwdless_login&${client}&pwdless_login_token=12345678`,
    ),
    row(
      slas.getSessionBridgeAccessToken,
      { code: 'c', usid: 'u', codeVerifier: 'v', loginId: 'guest', dwsid: 'd' },
      'POST /session-bridge/token',
      `grant_type=session_bridge&${client}&code=c&usid=u&code_verifier=v&login_id=guest&dwsid=d`,
    ),
    row(
      slas.getTrustedAgentAuthorizationToken,
      { ...agent, ...challenge },
      `GET /trusted-agent/authorize?${redirect}&response_type=code&${client}&login_id=Guest&idp_origin=slas&code_challenge=ch`,
    ),
    row(
      slas.getTrustedAgentAccessToken,
      { ...agent, codeVerifier: 'v', accessToken: 'ac' },
      'POST /trusted-agent/token',
      `grant_type=client_credentials&${client}&login_id=Guest&idp_origin=slas&code_verifier=v`,
    ),
  ])('send $sends', async ({ run, sends, body }) => {
    const headers = { location: '/callback?usid=u1&code=c1' }
    const fake = createFakeFetch(() => Response.json(tokens, { headers }))
    await run(optionsOf(fake))
    expect(fake.calls.map(sentBy)).toEqual([sends.replace(' ', ' /shopper/auth/v1~/oauth2')])
    expect(decodeURIComponent(fake.calls[0]?.body ?? '')).toBe(body)
  })

  it.each<readonly [string, (options: SlasOptions) => Promise<unknown>, string, string | null]>([
    [
      'a login authenticates with name and password in UTF-8',
      (options) => authenticateCustomer(options, { ...challenge, username: 'mila', password: 'schön€' }),
      `Basic ${Buffer.from('mila:schön€').toString('base64')}`,
      null,
    ],
    [
      'a logout authenticates with the access token',
      (options) => logoutCustomer(options, { accessToken: 'at', refreshToken: 'rt' }),
      'Bearer at',
      btoa('client:secret'),
    ],
    [
      'an agent authenticates with the returned code',
      (options) => slas.getTrustedAgentAccessToken(options, { ...agent, codeVerifier: 'v', accessToken: 'ac' }),
      'Bearer ac',
      btoa('client:secret'),
    ],
    [
      'a private client authenticates with its secret',
      (options) => slas.revokeToken(options, { token: 'rt' }),
      `Basic ${btoa('client:secret')}`,
      null,
    ],
  ])('%s', async (_, run, authorization, clientAuthorization) => {
    const headers = { location: '/callback?usid=u1&code=c1' }
    const fake = createFakeFetch(() => Response.json(tokens, { headers }))
    await run(optionsOf(fake, { clientSecret: 'secret' }))
    expect(fake.calls[0]?.headers.get('authorization')).toBe(authorization)
    expect(fake.calls[0]?.headers.get('_sfdc_client_auth')).toBe(clientAuthorization)
    expect(`${fake.calls[0]?.url} ${fake.calls[0]?.body}`).not.toMatch(/secret|password|access_token/)
  })

  it('a wrong password gives the kind unauthorized', async () => {
    const fake = createFakeFetch(() => Response.json({ error: 'unauthorized' }, { status: 401 }))
    const call = authenticateCustomer(optionsOf(fake), { ...challenge, username: 'mila', password: 'no' })
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized', operation: 'POST /login' })
  })

  it('returns the platform’s login URL for an agent', async () => {
    const fake = redirectTo('https://account.example/login')
    const target = await slas.getTrustedAgentAuthorizationToken(optionsOf(fake), { ...agent, ...challenge })
    expect(target).toBe('https://account.example/login')
  })

  it.each([
    [{}, 2000],
    [{ timeoutMs: 500 }, 500],
  ])('with the options %j the time-out is %i ms', async (changes, expected) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await refreshToken(
      optionsOf(
        createFakeFetch(() => Response.json(tokens)),
        changes,
      ),
      { refreshToken: 'old' },
    )
    expect(timeout.mock.calls).toEqual([[expected]])
    timeout.mockRestore()
  })
})

describe('authorizeGuest', () => {
  it('reads code and usid from the redirect', async () => {
    const fake = redirectTo('http://127.0.0.1:3000/callback?usid=u1&code=c1')
    expect(await authorizeGuest(optionsOf(fake), { codeChallenge: 'ch' })).toEqual({ code: 'c1', usid: 'u1' })
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

  it.each(['/callback', '/callback?code=c1', '/callback?usid=u1', '/callback?error=invalid_client'])(
    'reports what to do when the redirect is to %s',
    async (location) => {
      const call = authorizeGuest(optionsOf(redirectTo(location)), { codeChallenge: 'ch' })
      await expect(call).rejects.toThrow('Check the client id and its redirect URIs.')
      await expect(call).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  it('reads a redirect instead of following it, and sends the headers of the host', async () => {
    const { fetch, calls } = redirectTo('/callback?usid=u1&code=c1')
    const redirects: unknown[] = []
    const spied: typeof fetch = (input, init) => {
      redirects.push(init?.redirect)
      return fetch(input, init)
    }
    const options = { ...optionsOf({ fetch: spied, calls }), headers: { 'x-requested-by': 'vitrine' } }
    await authorizeGuest(options, { codeChallenge: 'ch' })
    expect(redirects).toEqual(['manual'])
    expect(calls[0]?.headers.get('x-requested-by')).toBe('vitrine')
  })

  it('keeps an existing usid', async () => {
    const fake = redirectTo('/callback?usid=u1&code=c1')
    await authorizeGuest(optionsOf(fake), { codeChallenge: 'ch', usid: 'u1' })
    expect(fake.calls[0]?.query.get('usid')).toBe('u1')
  })
})

describe('tokens', () => {
  it('getToken exchanges code and verifier for tokens', async () => {
    const fake = createFakeFetch(() => Response.json(tokens))
    const grant = { code: 'c1', usid: 'u1', codeVerifier: 'v', dnt: true }
    expect(await getToken(optionsOf(fake), grant)).toEqual(tokens)
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
    await getGuestTokenWithSecret(optionsOf(fake, { clientSecret: 'secret' }), {})
    expect(fake.calls[0]?.headers.get('authorization')).toBe(`Basic ${btoa('client:secret')}`)
    expect(form(fake)).toMatchObject({ grant_type: 'client_credentials' })
  })

  it('refreshToken sends the refresh token', async () => {
    const fake = createFakeFetch(() => Response.json(tokens))
    await refreshToken(optionsOf(fake), { refreshToken: 'old' })
    expect(form(fake)).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'old', client_id: 'client' })
  })

  it.each([
    [{ error: 'invalid_grant', error_description: 'invalid refresh_token' }],
    [{ error: 'invalid_grant', status_code: '400', message: 'invalid refresh_token' }],
  ])('reads the error shape %j', async (body) => {
    const fake = createFakeFetch(() => Response.json(body, { status: 400 }))
    await expect(refreshToken(optionsOf(fake), { refreshToken: 'old' })).rejects.toMatchObject({
      kind: 'validation',
      slug: 'invalid_grant',
      detail: 'invalid refresh_token',
    })
  })

  it.each([
    [new Response('{"access_token":"at"}'), 'malformed'],
    [new Response('busy', { status: 429 }), 'rateLimited'],
  ])('%#: an invalid response is a %s error', async (response, kind) => {
    const fake = createFakeFetch(() => response)
    await expect(refreshToken(optionsOf(fake), { refreshToken: 'old' })).rejects.toMatchObject({ kind })
  })
})

describe('pkce', () => {
  it('creates different verifiers of 128 unreserved characters', () => {
    const verifiers = new Set(Array.from({ length: 20 }, createCodeVerifier))
    expect(verifiers.size).toBe(20)
    for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9_-]{128}$/)
  })

  it('creates the base64url SHA-256 of the verifier', async () => {
    for (const verifier of Array.from({ length: 20 }, createCodeVerifier)) {
      const expected = createHash('sha256').update(verifier).digest('base64url')
      expect(await createCodeChallenge(verifier)).toBe(expected)
    }
  })

  it('creates the challenge of RFC 7636, appendix B', async () => {
    const challenge = await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })
})
