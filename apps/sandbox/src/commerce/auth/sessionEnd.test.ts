import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { SEEDED_CUSTOMER_IDS, SEEDED_PASSWORD } from '../../seed/customers.js'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import {
  CLIENT_ID,
  SLAS,
  createTestSandbox,
  loginCustomer,
  loginGuest,
  postToken,
  type TestSandbox,
} from '../testing/createTestSandbox.js'

const MILA = 'mila.brandt@example.com'
const PRIVATE_CLIENT = API_CLIENTS.find(({ secret }) => secret !== null)
const BASIC = `Basic ${btoa(`${PRIVATE_CLIENT?.id}:${PRIVATE_CLIENT?.secret}`)}`
const CUSTOMER = `/customer/shopper-customers/v1/organizations/${ORGANIZATION_ID}/customers/${SEEDED_CUSTOMER_IDS.mila}`

describe('the end of a session', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const logout = ({ access_token, refresh_token }: TokenResponse, overrides: Record<string, string> = {}) =>
    sandbox.app.inject({
      url: `${SLAS}/logout`,
      query: { client_id: CLIENT_ID, channel_id: SITE_ID, refresh_token, ...overrides },
      headers: { authorization: `Bearer ${access_token}` },
    })
  const readCustomer = (token: string) =>
    sandbox.app.inject({ url: `${CUSTOMER}?siteId=${SITE_ID}`, headers: { authorization: `Bearer ${token}` } })
  const postForm = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${SLAS}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    })

  it('logs out once', async () => {
    const tokens = await loginCustomer(sandbox.app, MILA)
    expect((await readCustomer(tokens.access_token)).statusCode).toBe(200)
    expect((await logout(tokens)).statusCode).toBe(200)
    expect((await readCustomer(tokens.access_token)).statusCode).toBe(401)
    expect((await logout(tokens)).statusCode).toBe(401)
  })

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another client', { client_id: PRIVATE_CLIENT?.id ?? '' }],
    ['an unknown refresh token', { refresh_token: 'x' }],
    ['no refresh token', { refresh_token: '' }],
  ])('does not log out with %s', async (_name, overrides) => {
    const tokens = await loginCustomer(sandbox.app, MILA)
    expect((await logout(tokens, overrides)).statusCode).toBe(400)
    expect((await readCustomer(tokens.access_token)).statusCode).toBe(200)
  })

  it("does not log out with another shopper's refresh token, which stays valid", async () => {
    const [mine, theirs] = [await loginCustomer(sandbox.app, MILA), await loginGuest(sandbox.app)]
    expect((await logout(mine, { refresh_token: theirs.refresh_token })).statusCode).toBe(400)
    const form = { grant_type: 'refresh_token', refresh_token: theirs.refresh_token, client_id: CLIENT_ID }
    expect((await postToken(sandbox.app, form)).statusCode).toBe(200)
  })

  it('invalidates every older token after a password change, even within the same second', async () => {
    const [one, two] = [await loginCustomer(sandbox.app, MILA), await loginCustomer(sandbox.app, MILA)]
    const answer = await sandbox.app.inject({
      method: 'PUT',
      url: `${CUSTOMER}/password?siteId=${SITE_ID}`,
      headers: { authorization: `Bearer ${one.access_token}` },
      payload: { currentPassword: SEEDED_PASSWORD, password: 'Another:2026!' },
    })
    expect(answer.statusCode).toBe(204)
    const next = await loginCustomer(sandbox.app, MILA, { password: 'Another:2026!' })
    expect((await readCustomer(next.access_token)).statusCode).toBe(200)
    for (const { access_token } of [one, two]) {
      const refused = await readCustomer(access_token)
      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toMatchObject({ detail: 'Customer credentials changed after token was issued.' })
    }
  })

  it('introspects and revokes only tokens of the same client', async () => {
    const { refresh_token, access_token } = await loginGuest(sandbox.app)
    const headers = { authorization: BASIC }
    for (const token of [refresh_token, access_token]) {
      expect((await postForm('/introspect', { token }, headers)).json()).toEqual({ active: false })
    }
    expect((await postForm('/revoke', { token: refresh_token }, headers)).statusCode).toBe(400)
    const form = { grant_type: 'refresh_token', refresh_token, client_id: CLIENT_ID }
    expect((await postToken(sandbox.app, form)).statusCode).toBe(200)
  })

  it('reports an expired token as inactive', async () => {
    const { refresh_token, access_token } = await loginGuest(sandbox.app)
    sandbox.advance(2_592_000_000)
    for (const token of [refresh_token, access_token]) {
      expect((await postForm('/introspect', { token, client_id: CLIENT_ID })).json()).toEqual({ active: false })
    }
  })

  it.each([
    ['no token', ''],
    ['garbage', 'Bearer abc'],
    ['a refresh token instead', 'Bearer refresh'],
  ])('answers 400 to user info with %s', async (_name, authorization) => {
    const answer = await sandbox.app.inject({ url: `${SLAS}/userinfo`, headers: { authorization } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Bad or missing access token.' })
  })
})
