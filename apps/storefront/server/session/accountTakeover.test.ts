import { describe, expect, it } from 'vitest'
import { mila, milaId, openMila } from '../testing/openMila.js'

const org = 'f_ecom_zzvi_001'
const profile = `/apis/scapi/customer/shopper-customers/v1/organizations/${org}/customers/${milaId}`
const UPDATE = `PATCH /customer/shopper-customers/v1/customers/${milaId}`
const login = '/apis/session/login'
const thief = 'thief@example.com'

/** Mila, signed in at a platform that does not require the password itself. */
async function signIn() {
  const browser = await openMila()
  await browser.call('POST', login, mila)
  return browser
}

describe('the e-mail address, the login and the mobile number of an account', () => {
  it.each([
    ['an e-mail address', { email: thief }],
    ['a login', { login: thief }],
    ['a mobile number', { phoneMobile: '+41 79 666 66 66' }],
    [
      'a login that differs from the e-mail address',
      { login: thief, email: mila.login, currentPassword: mila.password },
    ],
    ['an empty password', { email: thief, currentPassword: '' }],
  ])('do not change with %s alone; the platform is not called', async (_name, body) => {
    const { call, platform } = await signIn()
    expect((await call('PATCH', profile, body)).statusCode).toBe(400)
    expect(platform.calls).toEqual([])
  })

  it('do not change with a wrong password, even if the platform would accept it', async () => {
    const { call, platform } = await signIn()
    const response = await call('PATCH', profile, { email: thief, currentPassword: 'wrong' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ type: expect.stringMatching(/\/authentication-failed$/) })
    expect(platform.calls).toEqual([])
  })

  it('return an error when the login service cannot check the password', async () => {
    const { call, platform } = await signIn()
    platform.loginStatus = 500
    expect((await call('PATCH', profile, { email: thief, currentPassword: mila.password })).statusCode).toBe(503)
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['e-mail address', { email: 'mila@example.com' }],
    ['login', { login: 'mila@example.com' }],
  ])('change together: %s', async (_name, body) => {
    const { call, platform, jar } = await signIn()
    const old = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    platform.answers.set(UPDATE, { body: { login: 'mila@example.com' } })
    platform.passwords.set('mila@example.com', mila.password)
    const response = await call('PATCH', profile, { ...body, firstName: 'Mia', currentPassword: mila.password })
    expect(response.statusCode).toBe(200)
    expect(platform.received[0]?.body).toEqual({
      firstName: 'Mia',
      email: 'mila@example.com',
      login: 'mila@example.com',
      currentPassword: mila.password,
    })
    expect(response.cookies.length).toBeGreaterThan(0)
    const basic = Buffer.from(`mila@example.com:${mila.password}`).toString('base64')
    expect(platform.logins.at(-1)?.headers.authorization).toBe(`Basic ${basic}`)
    expect((await call('GET', `${profile}/baskets`, undefined, { cookie: old })).statusCode).toBe(401)
    expect((await call('POST', '/apis/session')).json()).toMatchObject({ isGuest: false })
  })

  it('are not affected by a change of other fields', async () => {
    const { call, platform } = await signIn()
    const logins = platform.logins.length
    expect((await call('PATCH', profile, { firstName: 'Mia' })).statusCode).toBe(200)
    expect(platform.logins).toHaveLength(logins)
  })
})
