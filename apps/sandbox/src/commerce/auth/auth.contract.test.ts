import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_CLIENTS } from '../siteConfig.js'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

describe('the official SDK on Shopper Login', () => {
  let sandbox: ListeningSandbox
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  afterAll(() => sandbox.app.close())

  const client = () => new sdk.ShopperLogin(sandbox.config())

  it('logs a guest in with PKCE', async () => {
    expect(await loginGuest(sandbox)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 1800,
      usid: expect.any(String),
      customer_id: expect.any(String),
    })
  })

  it('logs a guest in below /api', async () => {
    const slasClient = new sdk.ShopperLogin(sandbox.config({ prefix: '/api' }))
    const parameters = { redirectURI: 'http://127.0.0.1:3000/callback' }
    expect(await sdk.helpers.loginGuestUser({ slasClient, parameters })).toMatchObject({ token_type: 'Bearer' })
  })

  it('restores a guest by usid', async () => {
    const { usid, customer_id } = await loginGuest(sandbox)
    expect(await loginGuest(sandbox, usid)).toMatchObject({ usid, customer_id })
  })

  it('refreshes a token once', async () => {
    const { refresh_token: refreshToken, customer_id } = await loginGuest(sandbox)
    const refresh = () => sdk.helpers.refreshAccessToken({ slasClient: client(), parameters: { refreshToken } })
    expect(await refresh()).toMatchObject({ customer_id })
    expect(await refusalOf(refresh())).toMatchObject({ status_code: 400, message: 'invalid refresh_token' })
  })

  it('logs a guest in with a client secret', async () => {
    const { id, secret } = API_CLIENTS.find((candidate) => candidate.secret !== null) ?? {}
    const slasClient = new sdk.ShopperLogin(sandbox.config({ clientId: id }))
    const login = (clientSecret: string) =>
      sdk.helpers.loginGuestUserPrivate({ slasClient, parameters: {}, credentials: { clientSecret } })
    const { refresh_token: refreshToken } = await login(secret ?? '')
    const credentials = { clientSecret: secret ?? '' }
    const parameters = { refreshToken }
    expect(await sdk.helpers.refreshAccessToken({ slasClient, parameters, credentials })).toMatchObject({
      refresh_token: refreshToken,
    })
    expect(await refusalOf(login('wrong'))).toMatchObject({ error: 'invalid_client' })
  })

  it('reads the keys and the discovery document', async () => {
    expect(await client().getJwksUri()).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', use: 'sig' }] })
    expect(await client().getWellknownOpenidConfiguration()).toMatchObject({
      code_challenge_methods_supported: ['S256'],
    })
  })

  it('rejects a redirect address that is not registered', async () => {
    const call = sdk.helpers.loginGuestUser({
      slasClient: client(),
      parameters: { redirectURI: 'http://evil.example/callback' },
    })
    await expect(call).rejects.toThrow('400')
  })
})
