import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '../app/config/env.server.js'
import { createGeolocation } from './context/createGeolocation.js'
import { sessionFromTokens } from './session/shopperSession.js'
import { createSlasGateway } from './session/slasGateway.js'
import { openBrowserAt } from './testing/openBrowser.js'
import { testEnvironment } from './testing/openHost.js'

const mila = 'mila.brandt@example.com'
const privateClient = {
  COMMERCE_CLIENT_ID: '66666666-7777-8888-9999-000000000000',
  COMMERCE_CLIENT_SECRET: 'sandbox-private-client',
}

describe('services called by the server, on the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>
  let environment: Record<string, string> = {}
  beforeAll(async () => {
    sandbox = await createSandbox()
    const url = await sandbox.listen({ host: '127.0.0.1', port: 0 })
    environment = {
      COMMERCE_BASE_URL: url,
      COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
      EINSTEIN_BASE_URL: url,
      EINSTEIN_CLIENT_ID: 'sandbox-recommendations',
      EINSTEIN_SITE: 'zzvi-halbrenn-master',
      PAGE_ANALYTICS_BASE_URL: url,
      UPSTREAM_TIMEOUT_SCALE: '5',
    }
  })
  afterAll(() => sandbox.close())

  const told = async (what: 'mails' | 'activities' | 'hits') => (await sandbox.inject(`/sandbox/${what}`)).json()[what]
  const lastCode = async () => String((await told('mails')).at(-1).body).replace(/\D*(\d{8}).*/s, '$1')

  it('sends recommendations and activities for the session, after consent only', async () => {
    const { call, jar } = await openBrowserAt(environment)
    const session = (await call('POST', '/apis/session', {})).json()
    const view = { product: { id: '2104-310-1', price: 8200 } }
    await call('POST', '/apis/einstein/activities/halbrenn-master/viewProduct', view)
    expect(await told('activities')).toEqual([])
    jar.set('dw_dnt', '0')
    await call('POST', '/apis/einstein/activities/halbrenn-master/viewProduct', view)
    expect(await told('activities')).toMatchObject([
      { name: 'viewProduct', body: { ...view, cookieId: session.usid, realm: 'zzvi', instanceType: 'sbx' } },
    ])
    const recommended = await call('POST', '/apis/einstein/personalization/recs/halbrenn-master/home-top-sellers', {})
    expect(recommended.json().recs.length).toBeGreaterThan(0)
    const zone = await call('POST', '/apis/einstein/personalization/halbrenn-master/zones/pdp-zone/recs', {
      products: [{ id: '2104-310-1' }],
    })
    expect(zone.json().recs.length).toBeGreaterThan(0)
    const known = await call('GET', '/apis/einstein/personalization/recommenders/halbrenn-master')
    expect(known.json().recommenders.length).toBeGreaterThan(0)
  })

  it('forwards the beacon, after consent only', async () => {
    const { call, jar } = await openBrowserAt(environment)
    const beacon = '/apis/analytics-start/on/demandware.store/Sites-halbrenn-master-Site/de_CH/__Analytics-Start'
    await call('GET', `${beacon}?title=Uhren`)
    expect(await told('hits')).toEqual([])
    jar.set('dw_dnt', '0')
    await call('GET', `${beacon}?title=Uhren`)
    expect(await told('hits')).toMatchObject([{ locale: 'de_CH', parameters: { title: 'Uhren', dw_dnt: '0' } }])
    expect([...jar.keys()].filter((name) => name.startsWith('dwac_'))).toHaveLength(1)
  })

  it('sets a new password with the code of the mail', async () => {
    const { call } = await openBrowserAt(environment)
    expect((await call('POST', '/apis/session/password-reset', { userId: mila })).statusCode).toBe(204)
    const token = await lastCode()
    const act = (body: object) => call('POST', '/apis/session/password-action', { token, userId: mila, ...body })
    expect((await act({ newPassword: 'weak' })).json().type).toMatch(/\/invalid-password$/)
    expect((await act({ newPassword: 'Vitrine-2027!' })).statusCode).toBe(204)
    expect((await act({ newPassword: 'Vitrine-2028!' })).json().type).toMatch(/\/invalid-token$/)
    const signedIn = await call('POST', '/apis/session/login', { login: mila, password: 'Vitrine-2027!' })
    expect(signedIn.json()).toMatchObject({ isGuest: false })
    await sandbox.inject({ method: 'POST', url: '/sandbox/reset' })
  })

  it('signs a customer in with a code, as a private client', async () => {
    const { call } = await openBrowserAt({ ...environment, ...privateClient })
    const guest = (await call('POST', '/apis/session', {})).json()
    expect((await call('POST', '/apis/session/passwordless', { userId: mila, mode: 'email' })).statusCode).toBe(204)
    const unknown = await call('POST', '/apis/session/passwordless', { userId: 'no@example.com', mode: 'email' })
    expect(unknown.statusCode).toBe(204)
    const signedIn = await call('POST', '/apis/session/passwordless/token', { token: await lastCode() })
    expect(signedIn.json()).toMatchObject({ usid: guest.usid, isGuest: false })
    expect((await call('POST', '/apis/session/logout', {})).json()).toMatchObject({ isGuest: true })
  })

  it.each([
    ['192.0.2.130', 'CountryCode: AT'],
    ['198.51.100.200', 'CountryCode: GB'],
    ['203.0.113.200', ''],
  ])('locates %s', async (ip, expected) => {
    const config = parseEnvironment(testEnvironment(environment))
    const session = sessionFromTokens(await createSlasGateway(config, fetch).startGuest(), Date.now())
    const geolocation = createGeolocation({
      config,
      fetch,
      onFault: (error) => {
        throw error
      },
    })
    const header = await geolocation.locate(session, ip)
    expect(header?.split(';')[0]).toBe(expected)
  })

  it('sends a contact mail to the recipient that the platform chooses', async () => {
    const { call } = await openBrowserAt(environment)
    await call('POST', '/apis/session', {})
    const send = '/apis/scapi/custom/emails/v1/organizations/f_ecom_zzvi_001/send'
    const mail = {
      formType: 'icons_of_craft',
      emailType: 21,
      locale: 'de-CH',
      fields: { firstName: 'Mila', lastName: 'Brandt', email: mila, mainReason: 'Products', subReason: 'Jewellery' },
    }
    const sent = await call('POST', send, mail)
    expect(sent.statusCode, sent.body).toBe(204)
    expect((await told('mails')).at(-1).to).toBe('service@halbrenn.example')
  })
})
