import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/openBrowser.js'
import { ORIGIN, testEnvironment } from '../testing/openHost.js'
import { createPendingLogins } from './pendingLogins.js'
import { createSealer } from './sealing.js'

const sealer = createSealer([testEnvironment().SESSION_SECRET ?? ''])
const REDIRECT = `${ORIGIN}/callback`

/** A browser that was redirected to the login service and has received its code. */
async function setUp(returnTo = '/ch/de/account?tab=orders') {
  const browser = await openBrowser()
  const logins = createPendingLogins({ sealer, publicOrigin: ORIGIN, now: () => browser.clock.now })
  const { state, codeChallenge, cookie } = await logins.begin(returnTo)
  const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s, 2) ?? []
  browser.jar.set(name, value)
  const base = `${browser.platform.url}/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/authorize`
  const query = new URLSearchParams({ redirect_uri: REDIRECT, code_challenge: codeChallenge })
  const answer = await fetch(`${base}?${query}`, { redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  const comeBack = (changes: Readonly<Record<string, string>> = {}) => {
    const given = { code: searchParams.get('code') ?? '', usid: 'new', state, ...changes }
    return browser.call('GET', `/callback?${new URLSearchParams(given)}`, undefined, { accept: 'text/html' })
  }
  return { ...browser, logins, state, cookie, comeBack }
}

describe('the login redirect address', () => {
  it('finishes a login that was started here and returns to the path where it began', async () => {
    const { comeBack, jar } = await setUp()
    const response = await comeBack()
    expect(response.statusCode).toBe(303)
    expect(response.headers).toMatchObject({
      location: '/ch/de/account?tab=orders',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect([...jar.keys()]).toContain('__Host-vt-at')
    expect([...jar.keys()]).not.toContain('__Host-vt-login')
    expect(response.body).toBe('')
  })

  it.each([
    ['no state', { state: '' }],
    ['another state', { state: 'x'.repeat(32) }],
    ['no code', { code: '' }],
    ['a malformed code', { code: '<script>' }],
  ])('answers %s with the styled error page and changes no session', async (_name, changes) => {
    const { comeBack, jar } = await setUp()
    const response = await comeBack(changes)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('styled 400')
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    expect(response.headers['cache-control']).toMatch(/no-store/)
    expect([...jar.keys()]).not.toContain('__Host-vt-at')
  })

  it('lets a login continue after a return with a malformed code', async () => {
    const { comeBack } = await setUp()
    expect((await comeBack({ code: '<script>' })).statusCode).toBe(400)
    expect((await comeBack()).statusCode).toBe(303)
  })

  it('ends the session that the browser had before', async () => {
    const { comeBack, call, jar } = await setUp()
    await call('POST', '/apis/session')
    const before = [...jar].filter(([name]) => name !== '__Host-vt-login').map(([name, value]) => `${name}=${value}`)
    expect((await comeBack()).statusCode).toBe(303)
    const basket = '/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets/b1'
    expect((await call('GET', basket, undefined, { cookie: before.join('; ') })).statusCode).toBe(401)
    expect((await call('GET', basket)).statusCode).toBe(200)
  })

  it('does the same for a code that the login service refuses', async () => {
    const { comeBack, jar } = await setUp()
    const response = await comeBack({ code: 'stolen' })
    expect(response.statusCode).toBe(400)
    expect([...jar.keys()]).not.toContain('__Host-vt-at')
  })

  it('accepts a login once, even with a copied cookie', async () => {
    const { comeBack, jar } = await setUp()
    const kept = jar.get('__Host-vt-login') ?? ''
    await comeBack()
    jar.set('__Host-vt-login', kept)
    expect((await comeBack()).statusCode).toBe(400)
  })

  it('accepts it for 10 minutes', async () => {
    const { comeBack, clock } = await setUp()
    clock.now += 600_001
    expect((await comeBack()).statusCode).toBe(400)
  })

  it('answers clearly without a pending login, with and without a query, and never redirects to a locale', async () => {
    const { call } = await openBrowser()
    for (const url of ['/callback', '/callback?code=c&usid=u&state=s', '/callback?error=access_denied']) {
      const response = await call('GET', url, undefined, { accept: 'text/html' })
      expect(response.statusCode).toBe(400)
      expect(response.body).toContain('styled 400')
      expect(response.headers.location).toBeUndefined()
    }
  })

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/a%2f%2fb', ''])(
    'returns to the home page instead of %s',
    async (returnTo) => {
      const { comeBack } = await setUp(returnTo)
      expect((await comeBack()).headers.location).toBe('/')
    },
  )

  it('ignores a return address in the query', async () => {
    const { comeBack } = await setUp()
    expect((await comeBack({ returnTo: 'https://evil.example/' })).headers.location).toBe('/ch/de/account?tab=orders')
  })

  it('keeps state and code verifier where no script can read them', async () => {
    const { cookie, state } = await setUp()
    expect(cookie).toMatch(/^__Host-vt-login=.*; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/)
    expect(cookie).not.toContain(state)
    expect(cookie).not.toContain(createHash('sha256').update(state).digest('base64url'))
  })

  it('accepts no other method than GET', async () => {
    const { call } = await openBrowser()
    expect([404, 405]).toContain((await call('POST', '/callback', {})).statusCode)
  })
})
