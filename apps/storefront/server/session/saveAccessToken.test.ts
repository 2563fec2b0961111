import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { OWN_PAGE } from '../testing/openHost.js'

const PATH = '/save-access-token'
const NAME = 'access_token_halbrenn-master'
const JWKS = 'GET /shopper/auth/v1/oauth2/jwks'
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Claims of the guest whose session the browser has; the host's clock is at 1,000 s. */
const GUEST = {
  iss: 'slas/prod/zzvi_001',
  aud: 'commercecloud/prod/zzvi_001',
  exp: 2800,
  nbf: 1000,
  sub: 'cc-slas::zzvi_001::scid:client::usid:usid-customer1',
  isb: 'uido:slas::upn:Guest::uidn:Guest User::gcid:customer1::chid:halbrenn-master',
}

function token(changes: object = {}, { privateKey } = keys, header: object = { alg: 'ES256', kid: 'k1' }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part(header)}.${part({ ...GUEST, ...changes })}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const body = (accessToken: string) => ({ access_token: accessToken, access_token_name: NAME })

async function setUp(environment: Readonly<Record<string, string>> = { TOKEN_SYNC: 'true' }) {
  const browser = await openBrowser(environment)
  const jwk = keys.publicKey.export({ format: 'jwk' })
  browser.platform.answers.set(JWKS, { body: { keys: [{ ...jwk, kid: 'k1', alg: 'ES256', use: 'sig' }] } })
  await browser.call('POST', '/apis/session')
  return browser
}

describe('saving an access token', () => {
  it("keeps the shopper's own token in an HttpOnly cookie for a day, and returns no body", async () => {
    const { call } = await setUp()
    const genuine = token()
    const response = await call('POST', PATH, body(genuine))
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers['set-cookie']).toBe(
      `${NAME}=${genuine}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`,
    )
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['a forged signature', token({}, foreign)],
    ['an expired one', token({ exp: 999 })],
    ['one that is not valid yet', token({ nbf: 2000 })],
    ['another audience', token({ aud: 'commercecloud/prod/other' })],
    ['another issuer', token({ iss: 'slas/prod/other' })],
    ['another site', token({ isb: GUEST.isb.replace('halbrenn-master', 'other') })],
    ['another usid', token({ sub: GUEST.sub.replace('customer1', 'customer2') })],
    ['another customer', token({ isb: GUEST.isb.replace('customer1', 'customer2') })],
    ['no signature', `${token().split('.').slice(0, 2).join('.')}.`],
    ['the algorithm none', token({}, keys, { alg: 'none', kid: 'k1' })],
    ['another algorithm', token({}, keys, { alg: 'HS256', kid: 'k1' })],
    ['an unknown key', token({}, keys, { alg: 'ES256', kid: 'k2' })],
    ['no token', 'nonsense'],
    ['nothing', ''],
    ['a very long one', `${'a'.repeat(3900)}.b.c`],
  ])('refuses %s', async (_name, accessToken) => {
    const { call } = await setUp()
    const response = await call('POST', PATH, body(accessToken))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      type: expect.stringMatching(/\/invalid-token$/),
      title: 'Invalid token',
      detail: 'Invalid token, please try again.',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['another name', { access_token: token(), access_token_name: 'vt-at' }],
    ['no name', { access_token: token() }],
    ['an array', { access_token: [token()], access_token_name: NAME }],
  ])('refuses a body with %s', async (_name, payload) => {
    const { call } = await setUp()
    expect((await call('POST', PATH, payload)).statusCode).toBe(400)
  })

  it('refuses a genuine token without a session', async () => {
    const { call, jar } = await setUp()
    jar.clear()
    expect((await call('POST', PATH, body(token()))).statusCode).toBe(400)
  })

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses %s', async (_name, headers, status) => {
    const { call } = await setUp()
    const response = await call('POST', PATH, body(token()), headers)
    expect(response.statusCode).toBe(status)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('refuses a request without the header that no form can send', async () => {
    const { server } = await setUp()
    const { 'x-requested-by': _dropped, ...headers } = OWN_PAGE
    const response = await server.inject({ method: 'POST', url: PATH, headers, payload: body(token()) })
    expect(response.statusCode).toBe(403)
  })

  it('accepts at most 8 KB', async () => {
    const { call } = await setUp()
    expect((await call('POST', PATH, { ...body(token()), more: 'x'.repeat(9000) })).statusCode).toBe(413)
  })

  it('responds 503 while the keys cannot be loaded, and loads them once for many tokens', async () => {
    const { call, platform } = await setUp()
    const genuine = platform.answers.get(JWKS)
    platform.answers.set(JWKS, { status: 500, body: {} })
    expect((await call('POST', PATH, body(token()))).statusCode).toBe(503)
    if (genuine) platform.answers.set(JWKS, genuine)
    platform.calls.length = 0
    for (let time = 0; time < 3; time += 1) await call('POST', PATH, body(token()))
    expect(platform.calls).toEqual([JWKS])
  })

  it('is limited to 10 requests a minute', async () => {
    const { call } = await setUp()
    for (let time = 0; time < 10; time += 1) await call('POST', PATH, body('no'))
    expect((await call('POST', PATH, body('no'))).statusCode).toBe(429)
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)('does not support %s', async (method) => {
    const { call } = await setUp()
    const response = await call(method, PATH)
    expect([404, 405]).toContain(response.statusCode)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('responds to GET with 405 and the supported method', async () => {
    const { call } = await setUp()
    const response = await call('GET', PATH)
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST'])
  })

  it('is disabled by default, and reports so', async () => {
    const { call } = await setUp({})
    const response = await call('POST', PATH, body(token()))
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      type: expect.stringMatching(/\/not-found$/),
      title: 'Not found',
      detail: 'This feature is not currently available.',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })
})
