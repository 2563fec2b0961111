import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import {
  CLIENT_ID,
  SLAS,
  authorizeGuest,
  authorizeQuery,
  createTestSandbox,
  loginCustomer,
  loginGuest,
  type TestSandbox,
} from '../testing/createTestSandbox.js'

const MILA = 'mila.brandt@example.com'
const VERIFIER = 'v'.repeat(128)
const PRIVATE_CLIENT = API_CLIENTS.find(({ secret }) => secret !== null)
const BASIC = btoa(`${PRIVATE_CLIENT?.id}:${PRIVATE_CLIENT?.secret}`)

describe('session bridge and trusted agent', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${SLAS}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    })
  const readCustomer = (access_token: string) =>
    sandbox.app.inject({
      url: `/customer/shopper-customers/v1/organizations/${ORGANIZATION_ID}/customers/${SEEDED_CUSTOMER_IDS.mila}`,
      query: { siteId: SITE_ID },
      headers: { authorization: `Bearer ${access_token}`, sfdc_dwsid: 'abc' },
    })

  describe('session bridge', () => {
    const bridge = async (overrides: Record<string, string>) => {
      const { code } = await authorizeGuest(sandbox.app)
      return post('/session-bridge/token', {
        grant_type: 'session_bridge',
        client_id: CLIENT_ID,
        channel_id: SITE_ID,
        code,
        code_verifier: VERIFIER,
        login_id: 'guest',
        ...overrides,
      })
    }
    const dwsidOf = ({ usid, customer_id, enc_user_id }: TokenResponse) =>
      sandbox.commerce.legacySessions.open({ usid, customerId: enc_user_id ? customer_id : null })

    it('restores a guest by the token of the legacy session', async () => {
      const guest = await loginGuest(sandbox.app)
      expect((await bridge({ dwsgst: dwsidOf(guest) })).json()).toMatchObject({
        usid: guest.usid,
        customer_id: guest.customer_id,
      })
    })

    it('accepts a private client with its secret', async () => {
      const dwsid = dwsidOf(await loginCustomer(sandbox.app, MILA))
      const form = { grant_type: 'client_credentials', channel_id: SITE_ID, login_id: MILA, dwsid }
      const answer = await post('/session-bridge/token', form, { authorization: `Basic ${BASIC}` })
      expect(answer.json()).toMatchObject({ customer_id: SEEDED_CUSTOMER_IDS.mila })
    })

    it.each([
      ['an unknown session', { dwsid: 'x' }, 401],
      ['no session', {}, 401],
      ['no login', { login_id: '' }, 400],
      ['another grant', { grant_type: 'client_credentials' }, 400],
      ['another verifier', { code_verifier: 'w'.repeat(128) }, 400],
      ['an unknown code', { code: 'x' }, 400],
    ])('refuses %s', async (_name, overrides, status) => {
      expect((await bridge(overrides)).statusCode).toBe(status)
    })

    it("refuses a customer's session to a guest, and vice versa", async () => {
      const customer = dwsidOf(await loginCustomer(sandbox.app, MILA))
      const guest = dwsidOf(await loginGuest(sandbox.app))
      expect((await bridge({ dwsid: customer })).statusCode).toBe(401)
      expect((await bridge({ dwsid: guest, login_id: MILA })).statusCode).toBe(401)
    })

    it('does not accept a session after logout', async () => {
      const tokens = await loginCustomer(sandbox.app, MILA)
      const dwsid = dwsidOf(tokens)
      await sandbox.app.inject({
        url: `${SLAS}/logout`,
        query: { client_id: CLIENT_ID, refresh_token: tokens.refresh_token },
        headers: { authorization: `Bearer ${tokens.access_token}` },
      })
      expect((await bridge({ dwsid, login_id: MILA })).statusCode).toBe(401)
    })
  })

  describe('trusted agent', () => {
    const target = { client_id: CLIENT_ID, channel_id: SITE_ID, login_id: MILA, idp_origin: 'ecom' }
    const ask = (overrides: Record<string, string> = {}) =>
      sandbox.app.inject({
        url: `${SLAS}/trusted-agent/authorize`,
        query: authorizeQuery({ ...target, ...overrides }),
      })
    const codeOf = async (overrides?: Record<string, string>) =>
      new URL(String((await ask(overrides)).headers.location)).searchParams.get('code') ?? ''
    const grant = (code: string, overrides: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      post(
        '/trusted-agent/token',
        { ...target, grant_type: 'client_credentials', code_verifier: VERIFIER, ...overrides },
        { authorization: `Bearer ${code}`, ...headers },
      )

    it("can access the customer's data for 15 minutes", async () => {
      const { access_token } = (await grant(await codeOf())).json<TokenResponse>()
      sandbox.advance(899_000)
      expect((await readCustomer(access_token)).statusCode).toBe(200)
      sandbox.advance(1000)
      expect((await readCustomer(access_token)).statusCode).toBe(401)
    })

    it('can act for a guest, too', async () => {
      const overrides = { login_id: 'guest', idp_origin: 'slas' }
      expect((await grant(await codeOf(overrides), overrides)).json()).toMatchObject({ enc_user_id: '' })
    })

    it('requires the secret of a private client', async () => {
      const client = { client_id: PRIVATE_CLIENT?.id ?? '' }
      expect((await grant(await codeOf(client), client)).statusCode).toBe(401)
      const answer = await grant(await codeOf(client), client, { _sfdc_client_auth: BASIC })
      expect(answer.json()).toMatchObject({ expires_in: 900 })
    })

    it.each([
      ['an unknown login', { login_id: 'nobody@example.com' }],
      ['another origin', { idp_origin: 'other' }],
      ['a foreign redirect address', { redirect_uri: 'http://evil.example/callback' }],
      ['no challenge', { code_challenge: '' }],
    ])('issues no code for %s', async (_name, overrides) => {
      expect((await ask(overrides)).statusCode).toBe(400)
    })

    it.each([
      ['another login', { login_id: 'staff@halbrenn.example' }],
      ['another verifier', { code_verifier: 'w'.repeat(128) }],
      ["an agent id that would shift the subject's fields", { agent_id: 'x::rcid:y' }],
    ])('issues no token for %s', async (_name, overrides) => {
      expect((await grant(await codeOf(), overrides)).statusCode).toBe(400)
    })

    it('does not mix up codes of shoppers and agents', async () => {
      const { code } = await authorizeGuest(sandbox.app)
      expect((await grant(code)).statusCode).toBe(400)
      const form = { ...target, grant_type: 'authorization_code_pkce', code_verifier: VERIFIER }
      const redirect_uri = 'http://localhost:3000/callback'
      expect((await post('/token', { ...form, redirect_uri, code: await codeOf() })).statusCode).toBe(400)
    })
  })
})
