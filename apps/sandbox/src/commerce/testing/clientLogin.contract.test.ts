import {
  getRecommendations,
  getRecommenders,
  getZoneRecommendations,
  sendActivity,
  type EinsteinOptions,
} from '@vitrine/commerce-client/client/einstein'
import { sendPageAnalytics } from '@vitrine/commerce-client/client/pageAnalytics'
import { createCodeChallenge, createCodeVerifier } from '@vitrine/commerce-client/client/pkce'
import * as slas from '@vitrine/commerce-client/client/slas'
import { getCustomer } from '@vitrine/commerce-client/client/shopperCustomers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EINSTEIN_CLIENT_ID, EINSTEIN_SITE } from '../../einstein/einsteinConfig.js'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import { SITE_ID } from '../siteConfig.js'
import { listenForUs, type OurSandbox, withProof } from './ourClient.js'

const JONAS = 'jonas.holm@example.com'

describe('our client on the login service', () => {
  let sandbox: OurSandbox
  beforeAll(async () => {
    sandbox = await listenForUs()
  })
  afterAll(() => sandbox.app.close())

  async function lastCode(): Promise<string> {
    const answer = await sandbox.app.inject('/sandbox/mails')
    const { mails } = answer.json<{ mails: { body: string }[] }>()
    return /\d{8}/.exec(mails.at(-1)?.body ?? '')?.[0] ?? ''
  }

  it('starts and renews guest sessions, with and without a secret', async () => {
    const open = await withProof(sandbox.slas, (codeChallenge) => slas.authorizeGuest(sandbox.slas, { codeChallenge }))
    const renewed = await slas.refreshToken(sandbox.slas, { refreshToken: open.refresh_token, dnt: false })
    expect(renewed).toMatchObject({ usid: open.usid, customer_id: open.customer_id })
    const reused = slas.refreshToken(sandbox.slas, { refreshToken: open.refresh_token })
    await expect(reused).rejects.toMatchObject({ kind: 'validation', detail: 'invalid refresh_token' })

    const { usid, refresh_token } = await slas.getGuestTokenWithSecret(sandbox.privateSlas, { dnt: true })
    const same = await slas.refreshToken(sandbox.privateSlas, { refreshToken: refresh_token })
    expect(same).toMatchObject({ usid, refresh_token })
    expect(await slas.revokeToken(sandbox.privateSlas, { token: refresh_token })).toBeUndefined()
    const revoked = slas.refreshToken(sandbox.privateSlas, { refreshToken: refresh_token })
    await expect(revoked).rejects.toMatchObject({ kind: 'validation' })
  })

  it('logs a customer in and out', async () => {
    const codeVerifier = createCodeVerifier()
    const codeChallenge = await createCodeChallenge(codeVerifier)
    const wrong = slas.authenticateCustomer(sandbox.slas, { username: JONAS, password: 'no', codeChallenge })
    await expect(wrong).rejects.toMatchObject({ kind: 'unauthorized' })

    const guest = await sandbox.guest()
    const { client, customerId, tokens } = await sandbox.customer(JONAS, guest.tokens.usid)
    expect(tokens).toMatchObject({ usid: guest.tokens.usid, customer_id: SEEDED_CUSTOMER_IDS.jonas })
    const { access_token: accessToken, refresh_token: refreshToken } = tokens
    expect(await slas.logoutCustomer(sandbox.slas, { accessToken, refreshToken })).toBeUndefined()
    await expect(getCustomer(client, { customerId })).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(slas.refreshToken(sandbox.slas, { refreshToken })).rejects.toMatchObject({ kind: 'validation' })
  })

  it('logs in with a code by mail, and creates an account in the same way', async () => {
    const message = { userId: JONAS, mode: 'email', locale: 'da-DK' } as const
    expect(await slas.authorizePasswordlessCustomer(sandbox.privateSlas, message)).toBeUndefined()
    const login = async () =>
      slas.getPasswordLessAccessToken(sandbox.privateSlas, { pwdlessLoginToken: await lastCode() })
    expect(await login()).toMatchObject({ customer_id: SEEDED_CUSTOMER_IDS.jonas })
    await expect(login()).rejects.toMatchObject({ kind: 'validation' })

    const userId = 'liv.dahl@example.com'
    const unknown = slas.authorizePasswordlessCustomer(sandbox.privateSlas, { ...message, userId })
    await expect(unknown).rejects.toMatchObject({ kind: 'validation' })
    const person = { ...message, userId, email: userId, lastName: 'Dahl' }
    await slas.registerPasswordlessCustomer(sandbox.privateSlas, person)
    const { client, customerId } = sandbox.as(await login())
    expect(await getCustomer(client, { customerId })).toMatchObject({ login: userId, lastName: 'Dahl' })
  })

  it('sets a password with a code', async () => {
    const message = { userId: JONAS, mode: 'email', locale: 'da-DK' } as const
    expect(await slas.getPasswordResetToken(sandbox.slas, message)).toBeUndefined()
    const change = { pwdActionToken: await lastCode(), newPassword: 'Another-2026!' }
    expect(await slas.resetPassword(sandbox.slas, change)).toBeUndefined()
    const again = withProof(sandbox.slas, (codeChallenge) =>
      slas.authenticateCustomer(sandbox.slas, { username: JONAS, password: change.newPassword, codeChallenge }),
    )
    expect(await again).toMatchObject({ customer_id: SEEDED_CUSTOMER_IDS.jonas })
  })

  it('bridges a session of the legacy storefront', async () => {
    const codeVerifier = createCodeVerifier()
    const codeChallenge = await createCodeChallenge(codeVerifier)
    const cookies: string[] = []
    const fetchWithCookies: typeof fetch = async (...call) => {
      const response = await fetch(...call)
      cookies.push(...response.headers.getSetCookie())
      return response
    }
    const tokens = await slas.getGuestTokenWithSecret({ ...sandbox.privateSlas, fetch: fetchWithCookies }, {})
    const dwsid = cookies.join().split('dwsid=')[1]?.split(';')[0]
    const code = await slas.authorizeGuest(sandbox.slas, { codeChallenge, usid: tokens.usid })
    const bridge = { ...code, codeVerifier, dwsid, loginId: 'guest' }
    expect(await slas.getSessionBridgeAccessToken(sandbox.slas, bridge)).toMatchObject({ usid: tokens.usid })
    const secret = { ...bridge, grantType: 'client_credentials' } as const
    expect(await slas.getSessionBridgeAccessToken(sandbox.privateSlas, secret)).toMatchObject({ usid: tokens.usid })
  })

  it.each([
    ['the public client', () => sandbox.slas],
    ['the client with a secret', () => sandbox.privateSlas],
  ])('acts for a customer as an agent with %s', async (_, options) => {
    const codeVerifier = createCodeVerifier()
    const codeChallenge = await createCodeChallenge(codeVerifier)
    const target = { loginId: 'mila.brandt@example.com', idpOrigin: 'ecom' } as const
    const location = await slas.getTrustedAgentAuthorizationToken(options(), { ...target, codeChallenge })
    const accessToken = new URL(location).searchParams.get('code') ?? ''
    const grant = { ...target, codeVerifier, accessToken }
    expect(await slas.getTrustedAgentAccessToken(options(), grant)).toMatchObject({
      customer_id: SEEDED_CUSTOMER_IDS.mila,
      expires_in: 900,
    })
  })

  it('requests recommendations and reports activities and page views', async () => {
    const { tokens } = await sandbox.guest()
    const einstein: EinsteinOptions = {
      baseUrl: `${sandbox.baseUrl}/v3`,
      siteId: EINSTEIN_SITE,
      einsteinId: EINSTEIN_CLIENT_ID,
      instanceType: 'sbx',
      dnt: false,
      usid: tokens.usid,
    }
    const product = { id: '2104-310-1', price: 8200 }
    expect(await sendActivity(einstein, { name: 'viewProduct', product })).toEqual({})
    expect((await getRecommenders(einstein, {})).recommenders?.map(({ name }) => name)).toContain('pdp-similar-items')
    const recommenderName = 'pdp-similar-items'
    const { recs = [] } = await getRecommendations(einstein, { recommenderName, products: [product] })
    expect(recs[0]).toMatchObject({ id: expect.any(String), productName: expect.any(String) })
    expect((await getZoneRecommendations(einstein, { zone: 'home-zone' })).recs?.length).toBeGreaterThan(0)
    expect(await getRecommendations({ ...einstein, dnt: true }, { recommenderName })).toEqual({})

    const statuses: number[] = []
    const fetchWithStatus: typeof fetch = async (...call) => {
      const response = await fetch(...call)
      statuses.push(response.status)
      return response
    }
    await sendPageAnalytics(
      { baseUrl: sandbox.baseUrl, siteId: SITE_ID, locale: 'de-CH', fetch: fetchWithStatus },
      {
        url: 'https://halbrenn.example/de-ch',
        res: '1280x720',
        cookie: 1,
        ref: '',
        title: 'Halbrenn',
        dwac: '0.5',
        cmpn: '',
        tz: 'Europe/Zurich',
        pcc: 'CHF',
        pct: '__ANNONYMOUS__',
        dw_dnt: 0,
      },
    )
    expect(statuses).toEqual([200])
  })
})
