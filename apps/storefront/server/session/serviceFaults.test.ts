import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { ORIGIN, testEnvironment } from '../testing/openHost.js'
import { createPendingLogins } from './pendingLogins.js'
import { createSealer } from './sealing.js'

const login = { login: 'mila.brandt@example.com', password: 'x' }
const userId = login.login
const state = 'x'.repeat(32)

/** A browser whose host logs warnings; `warnings` are their messages. */
async function setUp() {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const environment = { LOG_LEVEL: 'warn', COMMERCE_CLIENT_SECRET: 'secret', TOKEN_SYNC: 'true', UPSTREAM_RETRIES: '0' }
  const browser = await openBrowser(environment, { logStream })
  await browser.call('POST', '/apis/session')
  const warnings = () => lines.map((line): unknown => JSON.parse(line).msg)
  return { ...browser, warnings }
}

describe('a failure of the login service is logged with what it prevented', () => {
  it.each([
    ['/apis/session/login', login, 'A login failed'],
    ['/apis/session/register', { customer: { email: userId, lastName: 'Brandt' } }, 'A registration failed'],
    ['/apis/session/passwordless', { userId, mode: 'email' }, 'A login code could not be sent'],
    ['/apis/session/passwordless/token', { token: '12345678' }, 'A login by code failed'],
    ['/apis/session/password-reset', { userId }, 'A mail for a new password could not be sent'],
    ['/apis/session/password-action', { token: 'c', newPassword: 'x' }, 'A new password could not be set'],
  ])('%s', async (url, body, message) => {
    const { call, platform, warnings } = await setUp()
    platform.loginStatus = 500
    expect((await call('POST', url, body)).statusCode).toBe(503)
    expect(warnings()).toEqual([message])
  })

  it.each([
    ['/apis/session/login', login, 401],
    ['/apis/session/passwordless', { userId, mode: 'email' }, 204],
    ['/apis/session/passwordless/token', { token: 'wrong' }, 401],
    ['/apis/session/password-reset', { userId }, 204],
    ['/apis/session/password-action', { token: 'wrong', newPassword: 'x' }, 400],
    ['/apis/session/register', { customer: { email: userId, lastName: 'Brandt' } }, 204],
  ])('%s: a refusal is not logged as a failure', async (url, body, status) => {
    const { call, platform, warnings } = await setUp()
    platform.loginStatus = 401
    expect((await call('POST', url, body)).statusCode).toBe(status)
    expect(warnings()).toEqual([])
  })

  it('a session that cannot be started', async () => {
    const { call, platform, jar, warnings } = await setUp()
    jar.clear()
    await platform.server.close()
    expect((await call('POST', '/apis/session')).statusCode).toBe(503)
    expect(warnings()).toEqual(['No session could be started'])
  })

  it('a logout, and the guest session after it', async () => {
    const { call, platform, warnings } = await setUp()
    platform.passwords.set(login.login, login.password)
    await call('POST', '/apis/session/login', login)
    await platform.server.close()
    expect((await call('POST', '/apis/session/logout', {})).statusCode).toBe(503)
    expect(warnings()).toEqual([
      'The login service could not be called for a logout',
      'No guest session could be started after a logout',
    ])
  })

  it('a token that cannot be verified', async () => {
    const { call, platform, warnings } = await setUp()
    platform.answers.set('GET /shopper/auth/v1/oauth2/jwks', { status: 500, body: {} })
    const header = Buffer.from('{"alg":"ES256"}').toString('base64url')
    const body = { access_token: `${header}.e30.c2ln`, access_token_name: 'access_token_halbrenn-master' }
    expect((await call('POST', '/save-access-token', body)).statusCode).toBe(503)
    expect(warnings()).toEqual(['A token could not be verified'])
  })

  it('a login that returned from the login service', async () => {
    const { call, platform, jar, clock, warnings } = await setUp()
    const sealer = createSealer([testEnvironment().SESSION_SECRET ?? ''])
    const logins = createPendingLogins({ sealer, publicOrigin: ORIGIN, now: () => clock.now })
    const begun = await logins.begin('/ch/de')
    jar.set('__Host-vt-login', begun.cookie.split(';', 1)[0]?.slice('__Host-vt-login='.length) ?? '')
    await platform.server.close()
    const response = await call('GET', `/callback?code=c&usid=u&state=${begun.state}`)
    expect(response.statusCode).toBe(503)
    expect(warnings()).toEqual(['A login could not be completed'])
    expect(jar.has('__Host-vt-login')).toBe(false)
  })

  it('a login that did not start here is not logged as a failure', async () => {
    const { call, warnings } = await setUp()
    expect((await call('GET', `/callback?code=c&usid=u&state=${state}`)).statusCode).toBe(400)
    expect(warnings()).toEqual([])
  })
})

describe('a registration that the platform refuses', () => {
  it('is logged with its status', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { call, platform } = await openBrowser({ LOG_LEVEL: 'info' }, { logStream })
    const notes = () =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'The platform created no account')
    const body = { customer: { email: userId, lastName: 'Brandt' } }
    await call('POST', '/apis/session/register', body)
    expect(notes()).toEqual([])
    platform.answers.set('POST /customer/shopper-customers/v1/customers', { status: 409, body: {} })
    expect((await call('POST', '/apis/session/register', body)).statusCode).toBe(204)
    expect(notes()).toMatchObject([{ status: 409 }])
  })
})
