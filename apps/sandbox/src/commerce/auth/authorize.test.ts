import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SLAS, authorizeQuery, createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

describe('authorize', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await createTestSandbox()
  })
  afterAll(() => sandbox.app.close())

  const authorize = (overrides?: Record<string, string>) =>
    sandbox.app.inject({ url: `${SLAS}/authorize`, query: authorizeQuery(overrides) })

  it('redirects to the absolute redirect address with usid and code', async () => {
    const answer = await authorize()
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^http:\/\/localhost:3000\/callback\?usid=[\w-]{36}&code=[\w-]{43}$/)
  })

  it('answers under the prefix /api too', async () => {
    const answer = await sandbox.app.inject({ url: `/api${SLAS}/authorize`, query: authorizeQuery() })
    expect(answer.statusCode).toBe(303)
  })

  it('keeps the usid that a returning guest sends', async () => {
    const answer = await authorize({ usid: '156c4e69-e89b-406b-a4b7-576980bb234e' })
    expect(answer.headers.location).toContain('usid=156c4e69-e89b-406b-a4b7-576980bb234e')
  })

  it('replaces an invalid usid, so that it cannot add parameters to the redirect', async () => {
    const answer = await authorize({ usid: 'x&code=stolen' })
    expect(answer.headers.location).not.toContain('stolen')
  })

  it.each([
    ['any port of localhost', 'http://localhost:9/callback'],
    ['localhost without a port', 'http://localhost/callback'],
    ['any port of 127.0.0.1', 'http://127.0.0.1:3000/callback'],
  ])('allows %s', async (_name, redirect_uri) => {
    expect((await authorize({ redirect_uri })).statusCode).toBe(303)
  })

  it.each([
    ['another host', 'http://evil.example/callback'],
    ['another path', 'http://localhost:3000/elsewhere'],
    ['another scheme', 'https://localhost:3000/callback'],
    ['a host that only starts alike', 'http://localhost.evil.example/callback'],
    ['credentials in front of the host', 'http://localhost@evil.example/callback'],
    ['a relative address', '/callback'],
  ])('refuses %s as redirect address', async (_name, redirect_uri) => {
    const answer = await authorize({ redirect_uri })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another response type', { response_type: 'token' }],
    ['an identity provider that is not registered', { hint: 'google' }],
    ['another channel', { channel_id: 'other-site' }],
    ['a challenge that is not a SHA-256 digest', { code_challenge: 'short' }],
  ])('refuses %s with both error formats', async (_name, overrides) => {
    const answer = await authorize(overrides)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      status_code: 400,
      message: expect.any(String),
      error: 'invalid_request',
      error_description: expect.any(String),
    })
  })

  it('refuses another organization', async () => {
    const url = SLAS.replace('f_ecom_zzvi_001', 'f_ecom_other_001')
    expect((await sandbox.app.inject({ url: `${url}/authorize`, query: authorizeQuery() })).statusCode).toBe(400)
  })
})
