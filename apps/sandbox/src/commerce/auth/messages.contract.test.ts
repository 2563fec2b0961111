import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import { API_CLIENTS, SITE_ID } from '../siteConfig.js'
import { listenForSdk, loginCustomer, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

const JONAS = 'jonas.holm@example.com'
const PRIVATE = API_CLIENTS.find(({ secret }) => secret !== null)

describe('the official SDK on codes sent to shoppers', () => {
  let sandbox: ListeningSandbox
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  afterAll(() => sandbox.app.close())

  const slasClient = () => new sdk.ShopperLogin(sandbox.config({ clientId: PRIVATE?.id }))
  const credentials = { clientSecret: PRIVATE?.secret ?? '' }

  const askForCode = (parameters: Partial<Parameters<typeof sdk.helpers.authorizePasswordless>[0]['parameters']>) =>
    sdk.helpers.authorizePasswordless({
      slasClient: slasClient(),
      credentials,
      parameters: { userid: JONAS, mode: 'email', ...parameters },
    })
  const redeem = (pwdlessLoginToken: string) =>
    sdk.helpers.getPasswordLessAccessToken({ slasClient: slasClient(), credentials, parameters: { pwdlessLoginToken } })

  async function readMails() {
    const answer = await sandbox.app.inject('/sandbox/mails')
    return answer.json<{ mails: { to: string; body: string; kind: string }[] }>().mails
  }

  async function lastMail(): Promise<{ readonly to: string; readonly code: string; readonly kind: string }> {
    const { to = '', body = '', kind = '' } = (await readMails()).at(-1) ?? {}
    return { to, kind, code: /\d{8}/.exec(body)?.[0] ?? '' }
  }

  it('logs a customer in with a code by mail, once', async () => {
    const usid = '156c4e69-e89b-406b-a4b7-576980bb234e'
    expect((await askForCode({ usid, locale: 'da-DK' })).status).toBe(200)
    const { to, code, kind } = await lastMail()
    expect({ to, kind }).toEqual({ to: JONAS, kind: 'passwordless' })
    expect(await redeem(code)).toMatchObject({ usid, customer_id: SEEDED_CUSTOMER_IDS.jonas })
    expect(await refusalOf(redeem(code))).toMatchObject({ status_code: 400, message: 'invalid token' })
  })

  it('reports an unknown login, and registers it on request', async () => {
    const userid = 'ida.lund@example.com'
    const refused = await askForCode({ userid })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'user not found' })
    await askForCode({ userid, registerCustomer: true, email: userid, lastName: 'Lund', firstName: 'Ida' })
    const tokens = await redeem((await lastMail()).code)
    const customers = new sdk.ShopperCustomers(sandbox.config({ token: tokens.access_token }))
    expect(await customers.getCustomer({ parameters: { customerId: tokens.customer_id } })).toMatchObject({
      login: userid,
      firstName: 'Ida',
      hasPassword: false,
    })
  })

  it('sets a new password and invalidates the older tokens', async () => {
    const client = new sdk.ShopperLogin(sandbox.config())
    const before = await loginCustomer(sandbox, JONAS)
    await client.getPasswordResetToken({
      body: {
        user_id: JONAS,
        mode: 'email',
        channel_id: SITE_ID,
        client_id: API_CLIENTS[0]?.id ?? '',
        hint: 'cross_device',
      },
    })
    const { code, kind } = await lastMail()
    expect(kind).toBe('password-reset')
    const reset = (new_password: string) =>
      client.resetPassword({
        body: { client_id: API_CLIENTS[0]?.id ?? '', channel_id: SITE_ID, pwd_action_token: code, new_password },
      })
    expect(await refusalOf(reset('weak'))).toMatchObject({ error: 'invalid_request' })
    await reset('Another-2026!')
    expect(await refusalOf(reset('Third-2026!'))).toMatchObject({ message: 'invalid token' })
    const customers = new sdk.ShopperCustomers(sandbox.config({ token: before.access_token }))
    const call = customers.getCustomer({ parameters: { customerId: SEEDED_CUSTOMER_IDS.jonas } })
    expect(await refusalOf(call)).toMatchObject({ detail: 'Customer credentials changed after token was issued.' })
    expect(await loginCustomer(sandbox, JONAS, { password: 'Another-2026!' })).toMatchObject({ token_type: 'Bearer' })
  })

  it('answers a password reset for an unknown login like one for a known login, without a mail', async () => {
    const before = (await readMails()).length
    await new sdk.ShopperLogin(sandbox.config({ clientId: PRIVATE?.id })).getPasswordResetToken({
      headers: { Authorization: `Basic ${btoa(`${PRIVATE?.id}:${PRIVATE?.secret}`)}` },
      body: { user_id: 'nobody@example.com', mode: 'email', channel_id: SITE_ID },
    })
    expect(await readMails()).toHaveLength(before)
  })
})
