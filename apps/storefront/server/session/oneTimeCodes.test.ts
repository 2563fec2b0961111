import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'

const userId = 'mila.brandt@example.com'
const secret = { COMMERCE_CLIENT_SECRET: 'client-secret' }
const ask = '/apis/session/passwordless'
const trade = '/apis/session/passwordless/token'
const reset = '/apis/session/password-reset'
const act = '/apis/session/password-action'

describe('a login by one-time code', () => {
  it('requests the code and exchanges it for a session', async () => {
    const { call, platform } = await openBrowser(secret)
    await call('POST', '/apis/session')
    const asked = await call('POST', ask, { userId, mode: 'email', locale: 'de-CH' })
    expect(asked.statusCode).toBe(204)
    expect(platform.logins[0]).toMatchObject({
      call: 'POST /passwordless/login',
      form: { user_id: userId, mode: 'email', locale: 'de-CH', usid: 'usid-customer1', channel_id: 'halbrenn-master' },
    })
    const response = await call('POST', trade, { token: '12345678' })
    expect(response.json()).toMatchObject({ customerId: 'registered-mila.brandt', isGuest: false })
    expect(response.body).not.toMatch(/eyJ|refresh-/)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ isGuest: false })
  })

  it('refuses a wrong code', async () => {
    const { call } = await openBrowser(secret)
    const response = await call('POST', trade, { token: '00000000' })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({
      type: expect.stringMatching(/\/authentication-failed$/),
      detail: 'The code is wrong or has ended.',
    })
    expect(response.cookies).toEqual([])
  })

  it('is limited to ten attempts in ten minutes', async () => {
    const { call } = await openBrowser(secret)
    for (let count = 0; count < 10; count += 1) await call('POST', trade, { token: `${count}` })
    expect((await call('POST', trade, { token: '12345678' })).statusCode).toBe(429)
  })

  it.each([
    [ask, { userId, mode: 'email' }],
    [trade, { token: '12345678' }],
  ])('%s does not exist for a public client', async (url, body) => {
    const { call, platform } = await openBrowser()
    expect((await call('POST', url, body)).statusCode).toBe(404)
    expect(platform.logins).toEqual([])
  })
})

describe('a new password by one-time code', () => {
  it('requests a mail whose code works in any browser, and sets the password', async () => {
    const { call, platform } = await openBrowser()
    expect((await call('POST', reset, { userId })).statusCode).toBe(204)
    const done = await call('POST', act, { token: 'code-1', newPassword: 'Vitrine-2027!', userId })
    expect(done.statusCode).toBe(204)
    expect(platform.logins).toMatchObject([
      { call: 'POST /password/reset', form: { user_id: userId, mode: 'email', hint: 'cross_device' } },
      {
        call: 'POST /password/action',
        form: { pwd_action_token: 'code-1', new_password: 'Vitrine-2027!', user_id: userId, hint: 'cross_device' },
      },
    ])
  })

  it.each([
    ['a wrong code', { token: 'wrong', newPassword: 'Vitrine-2027!' }, 'invalid-token', 'Invalid token'],
    ['a weak password', { token: 'code-1', newPassword: 'weak' }, 'invalid-password', 'Invalid password'],
  ])('refuses %s', async (_name, body, slug, title) => {
    const { call } = await openBrowser()
    const response = await call('POST', act, body)
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toMatchObject({
      type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`,
      title,
    })
  })
})

describe('a request for a one-time code', () => {
  it.each([
    [ask, { userId, mode: 'sms' }, secret],
    [reset, { userId }, {}],
  ])('%s returns the same response for an unknown person', async (url, body, environment) => {
    const { call, platform } = await openBrowser(environment)
    const known = await call('POST', url, body)
    platform.loginStatus = 404
    const unknown = await call('POST', url, { ...body, userId: 'nobody@example.com' })
    expect([known.statusCode, unknown.statusCode]).toEqual([204, 204])
    expect(unknown.body).toBe(known.body)
  })

  it.each([
    [ask, { userId, mode: 'email' }, secret],
    [trade, { token: '12345678' }, secret],
    [reset, { userId }, {}],
    [act, { token: 'code-1', newPassword: 'Vitrine-2027!' }, {}],
  ])('%s is 503 when the login service fails', async (url, body, environment) => {
    const { call, platform } = await openBrowser(environment)
    platform.loginStatus = 500
    const response = await call('POST', url, body)
    expect([response.statusCode, response.cookies]).toEqual([503, []])
  })

  it.each([
    [ask, { mode: 'email' }],
    [reset, {}],
  ])('%s sends at most five mails to one person in ten minutes', async (url, rest) => {
    const { call, jar, platform } = await openBrowser(secret)
    const askFor = async (who: string) => (await call('POST', url, { ...rest, userId: who })).statusCode
    for (let count = 0; count < 5; count += 1) {
      jar.clear()
      expect(await askFor(userId)).toBe(204)
    }
    expect(await askFor(` ${userId.toUpperCase()}`)).toBe(429)
    expect(await askFor('jonas.holm@example.com')).toBe(204)
    expect(platform.logins).toHaveLength(6)
  })

  it.each([
    [ask, { userId, mode: 'callback' }],
    [ask, { userId, mode: 'email', locale: 'German' }],
    [trade, {}],
    [trade, { token: '' }],
    [reset, {}],
    [reset, { userId: ['a', 'b'] }],
    [act, { token: 'code-1' }],
    [act, { token: '', newPassword: 'x' }],
  ])('%s refuses %j', async (url, body) => {
    const { call, platform } = await openBrowser(secret)
    expect((await call('POST', url, body)).statusCode).toBe(400)
    expect(platform.logins).toEqual([])
  })
})
