import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS, SEEDED_PASSWORD } from '../../seed/customers.js'
import { API_CLIENTS } from '../siteConfig.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const MILA = 'mila.brandt@example.com'
const STAFF = 'staff@halbrenn.example'

describe('the official SDK on registered sessions', () => {
  let sandbox: ListeningSandbox
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  afterAll(() => sandbox.app.close())

  const slas = (token?: string) => new sdk.ShopperLogin(sandbox.config({ token }))
  const customers = (token: string) => new sdk.ShopperCustomers(sandbox.config({ token }))

  it('logs a customer in and keeps the usid and the previous guest', async () => {
    const guest = await loginGuest(sandbox)
    const tokens = await loginCustomer(sandbox, MILA, { usid: guest.usid })
    expect(tokens).toMatchObject({
      usid: guest.usid,
      customer_id: SEEDED_CUSTOMER_IDS.mila,
      expires_in: 1800,
      refresh_token_expires_in: 7_776_000,
      enc_user_id: createHash('md5').update(MILA).digest('hex').toUpperCase(),
    })
    const parts = String(decodeJwt(tokens.access_token)['isb']).split('::')
    expect(parts).toEqual([
      'uido:ecom',
      `upn:${MILA}`,
      'uidn:Mila Brandt',
      `gcid:${guest.customer_id}`,
      `rcid:${SEEDED_CUSTOMER_IDS.mila}`,
      'chid:halbrenn-master',
    ])
  })

  it.each([
    ['a wrong password', MILA, 'wrong'],
    ['an unknown login', 'nobody@example.com', SEEDED_PASSWORD],
  ])('rejects %s', async (_name, login, password) => {
    const call = loginCustomer(sandbox, login, { password })
    expect(await refusalOf(call)).toMatchObject({ status_code: 401, error: 'invalid_client' })
  })

  it('refreshes a registered session, which stays registered', async () => {
    const { refresh_token: refreshToken } = await loginCustomer(sandbox, MILA)
    const next = await sdk.helpers.refreshAccessToken({ slasClient: slas(), parameters: { refreshToken } })
    expect(next).toMatchObject({ customer_id: SEEDED_CUSTOMER_IDS.mila, refresh_token_expires_in: 7_776_000 })
  })

  it('logs out and invalidates access and refresh token', async () => {
    const { access_token, refresh_token } = await loginCustomer(sandbox, MILA)
    const logout = sdk.helpers.logout({
      slasClient: slas(),
      parameters: { accessToken: access_token, refreshToken: refresh_token },
    })
    expect(await logout).toMatchObject({ access_token: '', refresh_token: '' })
    const parameters = { customerId: SEEDED_CUSTOMER_IDS.mila }
    expect(await refusalOf(customers(access_token).getCustomer({ parameters }))).toMatchObject({
      title: 'Unauthorized',
    })
    const refresh = sdk.helpers.refreshAccessToken({
      slasClient: slas(),
      parameters: { refreshToken: refresh_token },
    })
    expect(await refusalOf(refresh)).toMatchObject({ message: 'invalid refresh_token' })
  })

  it('reads user info and introspects tokens', async () => {
    const { access_token, refresh_token, usid } = await loginCustomer(sandbox, MILA)
    expect(await slas(access_token).getUserInfo({ parameters: {} })).toMatchObject({ sub: usid, email: MILA })
    const headers = { Authorization: `Basic ${btoa(`${API_CLIENTS[0]?.id}:`)}` }
    const introspect = (token: string) => slas().introspectToken({ headers, body: { token } })
    expect(await introspect(access_token)).toMatchObject({ active: true, token_type: 'access_token' })
    expect(await introspect(refresh_token)).toMatchObject({ active: true, token_type: 'refresh_token' })
    expect(await introspect('unknown')).toEqual({ active: false })
  })

  it('revokes a refresh token once', async () => {
    const { refresh_token: token } = await loginGuest(sandbox)
    const headers = { Authorization: `Basic ${btoa(`${API_CLIENTS[0]?.id}:`)}` }
    const revoke = () => slas().revokeToken({ headers, body: { token } })
    expect(await revoke()).toMatchObject({ refresh_token: token })
    expect(await refusalOf(revoke())).toMatchObject({ error_description: 'Bad or missing refresh token.' })
  })

  it('bridges a session of the legacy storefront', async () => {
    const { usid } = await loginCustomer(sandbox, MILA)
    const dwsid = await dwsidOf(usid)
    const verifier = 'v'.repeat(128)
    const { code } = await sdk.helpers.authorize({
      slasClient: slas(),
      codeVerifier: verifier,
      parameters: { redirectURI: 'http://localhost:3000/callback', hint: 'sb-user', usid },
    })
    const bridge = (login_id: string) =>
      slas().getSessionBridgeAccessToken({
        body: {
          grant_type: 'session_bridge',
          client_id: API_CLIENTS[0]?.id ?? '',
          channel_id: 'halbrenn-master',
          code,
          code_verifier: verifier,
          login_id,
          dwsid,
        },
      })
    expect(await bridge(MILA)).toMatchObject({ usid, customer_id: SEEDED_CUSTOMER_IDS.mila })
    expect(await refusalOf(bridge(MILA))).toMatchObject({ error: 'invalid_grant' })
  })

  it('acts for a customer as a trusted agent, for 15 minutes and without a refresh token', async () => {
    const verifier = 'v'.repeat(128)
    const target = {
      client_id: API_CLIENTS[0]?.id ?? '',
      channel_id: 'halbrenn-master',
      login_id: STAFF,
      idp_origin: 'ecom',
    }
    const config = { ...sandbox.config(), fetchOptions: { redirect: 'manual' as const } }
    const redirect = await new sdk.ShopperLogin({
      ...config,
      throwOnBadResponse: false,
    }).getTrustedAgentAuthorizationToken(
      {
        parameters: {
          ...target,
          redirect_uri: 'http://localhost:3000/callback',
          response_type: 'code',
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        },
      },
      true,
    )
    const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code')
    const grant = () =>
      slas().getTrustedAgentAccessToken({
        headers: { authorization: `Bearer ${code}` },
        body: {
          ...target,
          code_verifier: verifier,
          grant_type: 'client_credentials',
          agent_id: 'agent-7',
        },
      })
    const tokens = await grant()
    expect(tokens).toMatchObject({ expires_in: 900, refresh_token: '', customer_id: SEEDED_CUSTOMER_IDS.staff })
    expect(String(decodeJwt(tokens.access_token)['isb']).split('::')[6]).toBe('agent:agent-7')
    expect(await refusalOf(grant())).toMatchObject({ error: 'invalid_grant' })
  })

  /** The cookie that the platform sets together with a token. */
  async function dwsidOf(usid: string): Promise<string> {
    const { refresh_token: refreshToken } = await loginCustomer(sandbox, MILA, { usid })
    const raw = await sdk.helpers.refreshAccessToken({
      slasClient: new sdk.ShopperLogin({ ...sandbox.config(), fetch: keepCookies }),
      parameters: { refreshToken },
    })
    expect(raw).toMatchObject({ usid })
    return cookies.join(';').split('dwsid=')[1]?.split(';')[0] ?? ''
  }
})

const cookies: string[] = []
const keepCookies: typeof fetch = async (...call) => {
  const response = await fetch(...call)
  cookies.push(...response.headers.getSetCookie())
  return response
}
