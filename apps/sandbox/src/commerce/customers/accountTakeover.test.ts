import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { SITE_ID } from '../siteConfig.js'
import { CLIENT_ID, SLAS, createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'

const API = 'customer/shopper-customers/v1'
const MILA = 'mila.brandt@example.com'
const THIEF = 'thief@example.com'

describe('a stolen session', () => {
  let sandbox: TestSandbox
  let mila: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    mila = await sandbox.loginCustomer(MILA)
  })
  afterEach(() => sandbox.app.close())

  const change = (body: object, shopper = mila) => shopper.call('PATCH', API, `customers/${mila.customerId}`, body)
  const post = (path: string, form: Record<string, string>) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${SLAS}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: CLIENT_ID, channel_id: SITE_ID, ...form }).toString(),
    })
  const askCode = (mode = 'email') => post('/password/reset', { user_id: MILA, mode, hint: 'cross_device' })
  const mails = () => sandbox.commerce.mails.all()

  it.each([
    ['e-mail address', { email: THIEF }],
    ['login', { login: THIEF }],
    ['mobile number, which receives codes', { phoneMobile: '+41 79 666 66 66' }],
  ])('cannot change the %s without the password', async (_name, body) => {
    for (const attempt of [body, { ...body, currentPassword: '' }, { ...body, currentPassword: 'wrong' }]) {
      const answer = await change({ firstName: 'Eve', ...attempt })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/authentication-failed$/) })
    }
    await askCode()
    await askCode('sms')
    expect(mails().map(({ to }) => to)).toEqual([MILA, '+41 79 000 00 21'])
    expect(sandbox.commerce.customers.find(mila.customerId)).toMatchObject({ firstName: 'Mila', email: MILA })
  })

  it('may send unchanged values, and values that receive no codes', async () => {
    const body = { email: MILA, login: MILA, phoneMobile: '+41 79 000 00 21', phoneHome: '+41 44 000 00 22' }
    expect((await change(body)).statusCode).toBe(200)
    expect(mails()).toEqual([])
    expect((await change({ firstName: 'Mia' })).statusCode).toBe(200)
  })

  it.each([
    ['e-mail address', { email: 'mila@example.com' }],
    ['login', { login: 'mila@example.com' }],
    ['mobile number', { phoneMobile: '+41 79 000 00 22' }],
  ])('ends when the owner changes the %s', async (_name, body) => {
    const stolen = await sandbox.loginCustomer(MILA)
    const grant = { grant_type: 'refresh_token', refresh_token: stolen.tokens.refresh_token }
    await askCode()
    const code = /\d{8}/.exec(mails()[0]?.body ?? '')?.[0] ?? ''
    expect((await change({ ...body, currentPassword: SEEDED_PASSWORD })).statusCode).toBe(200)
    expect((await change({ firstName: 'Eve' }, stolen)).json()).toMatchObject({
      detail: 'Customer credentials changed after token was issued.',
    })
    expect((await post('/token', grant)).statusCode).toBe(400)
    const reset = await post('/password/action', { pwd_action_token: code, new_password: 'Thief-2026!' })
    expect(reset.statusCode).toBe(400)
  })

  it.each([
    ['de-CH', 'Ihre Anmeldedaten wurden geändert'],
    ['fr-CH', 'Vos données de connexion ont été modifiées'],
    ['da-DK', 'Dine loginoplysninger er ændret'],
    ['en-GB', 'Your sign-in details have changed'],
  ])('with the password is reported to the old address, in %s', async (preferredLocale, subject) => {
    await change({ preferredLocale })
    await change({ email: THIEF, currentPassword: SEEDED_PASSWORD })
    expect(mails()).toMatchObject([{ to: MILA, kind: 'account-changed', subject }])
    expect(mails()[0]?.body).not.toContain(THIEF)
  })
})
