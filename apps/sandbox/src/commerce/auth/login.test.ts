import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { API_CLIENTS, SITE_ID } from '../siteConfig.js'
import {
  CLIENT_ID,
  SLAS,
  codeForm,
  createTestSandbox,
  loginCustomer,
  loginGuest,
  postLogin,
  postToken,
  type TestSandbox,
} from '../testing/createTestSandbox.js'

const MILA = 'mila.brandt@example.com'
const PRIVATE_CLIENT = API_CLIENTS.find(({ secret }) => secret !== null)
const BASIC = `Basic ${btoa(`${PRIVATE_CLIENT?.id}:${PRIVATE_CLIENT?.secret}`)}`
const USID = '156c4e69-e89b-406b-a4b7-576980bb234e'

describe('login', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const login = (overrides?: Record<string, string>, password = SEEDED_PASSWORD) =>
    postLogin(sandbox.app, MILA, password, overrides)
  const codeOf = async (overrides?: Record<string, string>) => {
    const { headers } = await login(overrides)
    return new URL(String(headers.location)).searchParams.get('code') ?? ''
  }
  const refresh = (refresh_token: string) =>
    postToken(sandbox.app, { grant_type: 'refresh_token', refresh_token, client_id: CLIENT_ID, channel_id: SITE_ID })

  it('redirects to the absolute redirect address with usid, code and the given state', async () => {
    const answer = await login({ usid: USID, state: 'a b&c' })
    expect(answer.statusCode).toBe(303)
    const { origin, pathname, searchParams } = new URL(String(answer.headers.location))
    expect(`${origin}${pathname}`).toBe('http://localhost:3000/callback')
    expect(Object.fromEntries(searchParams)).toEqual({
      usid: USID,
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'a b&c',
    })
  })

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['a redirect address that is not registered', { redirect_uri: 'http://evil.example/callback' }],
    ['another channel', { channel_id: 'other-site' }],
    ['no challenge from a public client', { code_challenge: '' }],
    ['an overlong state', { state: 'x'.repeat(513) }],
  ])('answers 400 with both error formats to %s', async (_name, overrides) => {
    const answer = await login(overrides)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status_code: 400, message: expect.any(String), error: 'invalid_request' })
  })

  it.each([
    ['a wrong password', `Basic ${btoa(`${MILA}:wrong`)}`],
    ['an empty password', `Basic ${btoa(`${MILA}:`)}`],
    ['an unknown login', `Basic ${btoa('nobody@example.com:x')}`],
    ['no colon', `Basic ${btoa(MILA)}`],
    ['no header', undefined],
    ['another scheme', 'Bearer abc'],
    ['garbage', 'Basic %%%'],
    ['an overlong password', `Basic ${btoa(`${MILA}:${'x'.repeat(8000)}`)}`],
  ])('answers 401 to %s', async (_name, authorization) => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: `${SLAS}/login`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization !== undefined && { authorization }),
      },
      payload: new URLSearchParams({
        client_id: CLIENT_ID,
        channel_id: SITE_ID,
        redirect_uri: 'http://localhost:3000/callback',
        code_challenge: 'c'.repeat(43),
      }).toString(),
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: 'invalid_client', message: 'Basic Authorization failed.' })
    expect(answer.headers.location).toBeUndefined()
  })

  it('accepts a code once', async () => {
    const code = await codeOf()
    expect((await postToken(sandbox.app, codeForm(code))).json()).toMatchObject({ token_type: 'Bearer' })
    expect((await postToken(sandbox.app, codeForm(code))).statusCode).toBe(400)
  })

  it('refuses a code after a minute', async () => {
    const code = await codeOf()
    sandbox.advance(60_000)
    expect((await postToken(sandbox.app, codeForm(code))).json()).toMatchObject({ error: 'invalid_grant' })
  })

  it.each([
    ['another redirect address', { redirect_uri: 'http://localhost:3001/callback' }],
    ['a verifier that does not match', { code_verifier: 'w'.repeat(128) }],
    ['another usid', { usid: USID }],
  ])('refuses a code with %s', async (_name, overrides) => {
    const answer = await postToken(sandbox.app, codeForm(await codeOf(), overrides))
    expect(answer.json()).toMatchObject({ status_code: 400, error: 'invalid_grant' })
  })

  it('binds a code to its client', async () => {
    const form = { ...codeForm(await codeOf()), grant_type: 'authorization_code' }
    const answer = await postToken(sandbox.app, form, { authorization: BASIC })
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('issues tokens to a private client for its secret, without a challenge', async () => {
    const code = await codeOf({ client_id: PRIVATE_CLIENT?.id ?? '', code_challenge: '' })
    const form = { ...codeForm(code), grant_type: 'authorization_code', client_id: PRIVATE_CLIENT?.id ?? '' }
    expect((await postToken(sandbox.app, form)).statusCode).toBe(401)
    const tokens = (await postToken(sandbox.app, form, { authorization: BASIC })).json<TokenResponse>()
    expect(tokens).toMatchObject({ refresh_token_expires_in: 7_776_000 })
  })

  it('applies strict client authentication when the header is sent', async () => {
    const send = (clientAuth: string) =>
      sandbox.app.inject({
        method: 'POST',
        url: `${SLAS}/login`,
        headers: {
          authorization: `Basic ${btoa(`${MILA}:${SEEDED_PASSWORD}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
          'x-slas-client-auth': clientAuth,
        },
        payload: new URLSearchParams({
          client_id: PRIVATE_CLIENT?.id ?? '',
          channel_id: SITE_ID,
          redirect_uri: 'http://localhost:3000/callback',
        }).toString(),
      })
    expect((await send(BASIC.slice('Basic '.length))).statusCode).toBe(303)
    expect((await send(btoa(`${PRIVATE_CLIENT?.id}:wrong`))).statusCode).toBe(401)
  })

  it('lasts 90 days', async () => {
    const { refresh_token } = await loginCustomer(sandbox.app, MILA)
    sandbox.advance(7_776_000_000 - 1)
    const next = (await refresh(refresh_token)).json<TokenResponse>()
    expect(next).toMatchObject({ usid: expect.any(String), enc_user_id: expect.stringMatching(/^[\dA-F]{32}$/) })
    sandbox.advance(7_776_000_000)
    expect((await refresh(next.refresh_token)).statusCode).toBe(400)
  })

  it("refuses a name that makes the token's subject too long", async () => {
    const guest = await sandbox.login()
    const body = {
      customer: { login: 'long@example.com', email: 'long@example.com', lastName: 'x'.repeat(250) },
      password: SEEDED_PASSWORD,
    }
    await guest.call('POST', 'customer/shopper-customers/v1', 'customers', body)
    expect(await loginCustomer(sandbox.app, 'long@example.com')).toMatchObject({
      status_code: 400,
      message: 'Issuer Subject length must be less than 256 characters',
    })
  })

  it('does not let a colon in a name shift the parts of the subject', async () => {
    const guest = await sandbox.login()
    const login = 'colon@example.com'
    const customer = { login, email: login, firstName: '::rcid:x', lastName: '::agent:y' }
    await guest.call('POST', 'customer/shopper-customers/v1', 'customers', { customer, password: SEEDED_PASSWORD })
    const { access_token, customer_id } = await loginCustomer(sandbox.app, login)
    const parts = String(decodeJwt(access_token)['isb']).split('::')
    expect(parts).toHaveLength(6)
    expect(parts[4]).toBe(`rcid:${customer_id}`)
  })

  describe('the cookie of the legacy session', () => {
    const dwsid = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')

    it('is sent with every token, for our host only', async () => {
      const answer = await postToken(sandbox.app, codeForm(await codeOf()))
      const [value, ...attributes] = dwsid(answer.headers)
      expect(value).toMatch(/^dwsid=[\da-f]{26}$/)
      expect(attributes).toEqual([' Path=/', ' Secure', ' HttpOnly', ' SameSite=None'])
    })

    it('is unchanged by a refresh and replaced by a login', async () => {
      const { refresh_token, usid } = await loginGuest(sandbox.app)
      const [first] = dwsid((await refresh(refresh_token)).headers)
      const guest = await postToken(sandbox.app, codeForm(await codeOf({ usid })))
      const [second] = dwsid(guest.headers)
      const again = await refresh(guest.json<TokenResponse>().refresh_token)
      const [third] = dwsid(again.headers)
      expect(second).not.toBe(first)
      expect(third).toBe(second)
    })
  })
})
