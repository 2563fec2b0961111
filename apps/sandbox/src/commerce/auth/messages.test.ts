import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { API_CLIENTS, SITE_ID } from '../siteConfig.js'
import { CLIENT_ID, SLAS, createTestSandbox, loginCustomer, type TestSandbox } from '../testing/createTestSandbox.js'

const MILA = 'mila.brandt@example.com'
const NEW_PASSWORD = 'Another-2026!'
const VERIFIER = 'v'.repeat(128)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const PRIVATE_CLIENT = API_CLIENTS.find(({ secret }) => secret !== null)
const BASIC = { authorization: `Basic ${btoa(`${PRIVATE_CLIENT?.id}:${PRIVATE_CLIENT?.secret}`)}` }

describe('codes sent to shoppers', () => {
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
  const lastMail = () => sandbox.commerce.mails.all().at(-1)
  const lastCode = () => /\d{8}/.exec(lastMail()?.body ?? '')?.[0] ?? ''

  describe('passwordless login', () => {
    const ask = (overrides: Record<string, string> = {}, headers = BASIC, query = '') =>
      post(`/passwordless/login${query}`, { user_id: MILA, mode: 'email', channel_id: SITE_ID, ...overrides }, headers)
    const redeem = (pwdless_login_token: string, overrides: Record<string, string> = {}) =>
      post(
        '/passwordless/token',
        { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token, ...overrides },
        BASIC,
      )

    it.each([
      ['de-CH', 'Ihr Anmeldecode'],
      ['fr-CH', 'Votre code de connexion'],
      ['da-DK', 'Din loginkode'],
      ['en-GB', 'Your sign-in code'],
      ['xx', 'Your sign-in code'],
    ])('uses the language of %s', async (locale, subject) => {
      await ask({ locale })
      expect(lastMail()).toMatchObject({ to: MILA, subject })
    })

    it('sends a text message to the number on record', async () => {
      await ask({ mode: 'sms', phone_number: '+41 79 999 99 99' })
      expect(lastMail()?.to).toBe('+41 79 000 00 21')
    })

    it.each([
      ['no user', { user_id: '' }],
      ['an overlong user id', { user_id: 'x'.repeat(129) }],
      ['another mode', { mode: 'pigeon' }],
      ['a callback without an address', { mode: 'callback' }],
      ['a callback that is not an http(s) URL', { mode: 'callback', callback_uri: 'javascript:alert(1)' }],
      ['another channel', { channel_id: 'other' }],
    ])('refuses %s and sends nothing', async (_name, overrides) => {
      expect((await ask(overrides)).statusCode).toBe(400)
      expect(lastMail()).toBeUndefined()
    })

    it('requires a private client', async () => {
      expect((await ask({ client_id: CLIENT_ID }, { authorization: '' })).statusCode).toBe(401)
      expect((await ask({}, { authorization: `Basic ${btoa(`${CLIENT_ID}:`)}` })).statusCode).toBe(401)
    })

    it('refuses a code after ten minutes', async () => {
      await ask()
      const code = lastCode()
      sandbox.advance(600_000)
      expect((await redeem(code)).statusCode).toBe(400)
    })

    it('invalidates a code when the next one is sent', async () => {
      await ask()
      const first = lastCode()
      await ask()
      expect((await redeem(first)).statusCode).toBe(400)
      expect((await redeem(lastCode())).statusCode).toBe(200)
    })

    it.each([
      ['another grant', { grant_type: 'authorization_code' }],
      ['another hint', { hint: 'other' }],
      ['another code', { pwdless_login_token: 'x' }],
    ])('refuses %s and keeps the code valid', async (_name, overrides) => {
      await ask()
      const code = lastCode()
      expect((await redeem(code, overrides)).statusCode).toBe(400)
      expect((await redeem(code)).statusCode).toBe(200)
    })

    it.each([
      ['an address that differs from the user id', { email: 'other@example.com' }],
      ['no last name', { last_name: ' ' }],
      ['an overlong name', { first_name: 'x'.repeat(101) }],
    ])('does not register a customer with %s', async (_name, overrides) => {
      const user_id = 'new@example.com'
      const form = { user_id, email: user_id, last_name: 'New', first_name: 'N', ...overrides }
      expect((await ask(form, BASIC, '?register_customer=true')).statusCode).toBe(400)
    })

    it('does not let a sign-in code set a password', async () => {
      await ask()
      const form = { client_id: CLIENT_ID, channel_id: SITE_ID, new_password: NEW_PASSWORD }
      expect((await post('/password/action', { ...form, pwd_action_token: lastCode() })).statusCode).toBe(400)
    })
  })

  describe('password reset', () => {
    const ask = (overrides: Record<string, string> = {}) =>
      post('/password/reset', {
        user_id: MILA,
        mode: 'email',
        channel_id: SITE_ID,
        client_id: CLIENT_ID,
        code_challenge: CHALLENGE,
        ...overrides,
      })
    const act = (overrides: Record<string, string> = {}) =>
      post('/password/action', {
        client_id: CLIENT_ID,
        channel_id: SITE_ID,
        pwd_action_token: lastCode(),
        new_password: NEW_PASSWORD,
        code_verifier: VERIFIER,
        ...overrides,
      })

    it('requires the code verifier of the requesting browser', async () => {
      await ask()
      expect((await act({ code_verifier: 'w'.repeat(128) })).statusCode).toBe(400)
      expect((await act()).statusCode).toBe(200)
      expect(await loginCustomer(sandbox.app, MILA, { password: NEW_PASSWORD })).toHaveProperty('access_token')
    })

    it('requires a challenge unless the code may be used on another device', async () => {
      expect((await ask({ code_challenge: '' })).statusCode).toBe(400)
      expect((await ask({ code_challenge: '', hint: 'cross_device' })).statusCode).toBe(200)
      expect((await act({ code_verifier: '' })).statusCode).toBe(200)
    })

    it.each([
      ['a weak password', { new_password: 'password' }],
      ['no password', { new_password: '' }],
      ['another user', { user_id: 'staff@halbrenn.example' }],
      ['another code', { pwd_action_token: '00000000x' }],
      ['another channel', { channel_id: 'other' }],
    ])('refuses %s and keeps the code valid', async (_name, overrides) => {
      await ask()
      expect((await act(overrides)).statusCode).toBe(400)
      expect((await act()).statusCode).toBe(200)
    })

    it('binds the code to its client', async () => {
      await ask()
      const form = { channel_id: SITE_ID, pwd_action_token: lastCode(), new_password: NEW_PASSWORD }
      expect((await post('/password/action', { ...form, code_verifier: VERIFIER }, BASIC)).statusCode).toBe(400)
    })

    it('refuses a code after ten minutes', async () => {
      await ask()
      sandbox.advance(600_000)
      expect((await act()).statusCode).toBe(400)
    })
  })
})
