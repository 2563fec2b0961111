import { createCodeChallenge } from '@vitrine/commerce-client/client/pkce'
import { describe, expect, it } from 'vitest'
import { createPendingLogins } from './pendingLogins.js'
import { createSealer } from './sealing.js'

const sealer = createSealer(['secret'])

function setUp(publicOrigin = 'https://shop.example') {
  const clock = { now: 0 }
  const logins = createPendingLogins({ sealer, publicOrigin, now: () => clock.now })
  const begin = async (returnTo = '/ch/de/account?tab=orders') => {
    const { cookie, ...rest } = await logins.begin(returnTo)
    return { ...rest, cookie, header: cookie.split(';')[0] ?? '' }
  }
  return { clock, logins, begin }
}

describe('a pending login', () => {
  it('is returned once, with its code verifier and its path', async () => {
    const { logins, begin } = setUp()
    const { header, state, codeChallenge } = await begin()
    expect(logins.isPending(header)).toBe(true)
    const login = logins.take(header, state)
    expect(login?.returnTo).toBe('/ch/de/account?tab=orders')
    expect(await createCodeChallenge(login?.codeVerifier ?? '')).toBe(codeChallenge)
    expect(logins.isPending(header)).toBe(false)
    expect(logins.take(header, state)).toBeNull()
  })

  it('is returned for its own state only, and is kept after a wrong one', async () => {
    const { logins, begin } = setUp()
    const [{ header, state }, other] = [await begin(), await begin()]
    expect(logins.take(header, other.state)).toBeNull()
    expect(logins.take(header, '')).toBeNull()
    expect(logins.take(undefined, state)).toBeNull()
    expect(logins.take(`${header}xxxx`, state)).toBeNull()
    expect(logins.take(header, state)).not.toBeNull()
  })

  it('expires after ten minutes', async () => {
    const { clock, logins, begin } = setUp()
    const { header, state, cookie } = await begin()
    expect(cookie).toContain('Max-Age=600')
    clock.now = 599_999
    expect(logins.isPending(header)).toBe(true)
    clock.now = 600_000
    expect(logins.isPending(header)).toBe(false)
    expect(logins.take(header, state)).toBeNull()
  })

  it.each([
    ['/ch/de', '/ch/de'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('that began at %j returns to %s', async (returnTo, expected) => {
    const { logins, begin } = setUp()
    const { header, state } = await begin(returnTo)
    expect(logins.take(header, state)?.returnTo).toBe(expected)
  })

  it.each([
    ['https://shop.example', /^__Host-vt-login=[\w-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/],
    ['http://localhost:3000', /^vt-login=[\w-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/],
  ])('at %s is stored in a sealed cookie', async (origin, cookie) => {
    const { logins, begin } = setUp(origin)
    expect((await begin()).cookie).toMatch(cookie)
    expect(logins.clear()).toBe((await begin()).cookie.replace(/=[\w-]+;/, '=;').replace('600', '0'))
  })
})
