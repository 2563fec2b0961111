import { describe, expect, it } from 'vitest'
import { OWN_PAGE } from '../testing/openHost.js'
import { openBrowser } from '../testing/openBrowser.js'

const userId = 'mila.brandt@example.com'
const environment = { RATE_LIMIT_SCALE: '2', COMMERCE_CLIENT_SECRET: 'secret', TOKEN_SYNC: 'true' }

describe('limits of the session endpoints grow with the configured scale', () => {
  it.each([
    ['attempts for one login', '/apis/session/login', () => ({ login: userId, password: 'wrong' }), 20],
    ['attempts to log in', '/apis/session/login', (n: number) => ({ login: `a${n}@b.example`, password: 'x' }), 60],
    ['mails to one person', '/apis/session/password-reset', () => ({ userId }), 10],
    ['mails', '/apis/session/password-reset', (n: number) => ({ userId: `a${n}@b.example` }), 40],
    ['codes', '/apis/session/passwordless/token', () => ({ token: 'wrong' }), 20],
    [
      'accounts of one person',
      '/apis/session/register',
      () => ({ customer: { email: userId, lastName: 'Brandt' } }),
      10,
    ],
    [
      'accounts',
      '/apis/session/register',
      (n: number) => ({ customer: { email: `a${n}@b.example`, lastName: 'Brandt' } }),
      20,
    ],
    ['tokens', '/save-access-token', () => ({ access_token: 'no' }), 20],
  ])('%s', async (_name, url, bodyOf, max) => {
    const { call } = await openBrowser(environment)
    await call('POST', '/apis/session')
    for (let count = 0; count < max; count += 1)
      expect((await call('POST', url, bodyOf(count))).statusCode).not.toBe(429)
    expect((await call('POST', url, bodyOf(max))).statusCode).toBe(429)
  })

  it('returns from the login service', async () => {
    const { call } = await openBrowser(environment)
    for (let count = 0; count < 60; count += 1) expect((await call('GET', '/callback')).statusCode).toBe(400)
    expect((await call('GET', '/callback')).statusCode).toBe(429)
  })
})

describe('starting sessions', () => {
  const start = (server: Awaited<ReturnType<typeof openBrowser>>['server'], remoteAddress: string, cookie = '') =>
    server.inject({ method: 'POST', url: '/apis/session', headers: { ...OWN_PAGE, cookie }, remoteAddress })

  it('is limited to 30 in a minute from one address, whose shoppers may continue', async () => {
    const { server, call, jar } = await openBrowser()
    await call('POST', '/apis/session')
    const held = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (let count = 0; count < 29; count += 1) expect((await start(server, '127.0.0.1')).statusCode).toBe(200)
    expect((await start(server, '127.0.0.1')).statusCode).toBe(429)
    expect((await start(server, '127.0.0.2')).statusCode).toBe(200)
    const own = await start(server, '127.0.0.1', held)
    expect(own.statusCode).toBe(200)
    expect(own.cookies).toEqual([])
  })

  it('with the cookies of a session that has ended counts for the address', async () => {
    const { server, call, jar } = await openBrowser()
    await call('POST', '/apis/session')
    const ended = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    await call('POST', '/apis/session/logout', {})
    for (let count = 0; count < 29; count += 1) await start(server, '127.0.0.1')
    expect((await start(server, '127.0.0.1', ended)).statusCode).toBe(429)
  })
})

it('a storefront without https writes no secure cookie', async () => {
  const origin = 'http://localhost:3000'
  const { server } = await openBrowser({ PUBLIC_ORIGIN: origin })
  const headers = { ...OWN_PAGE, origin, host: 'localhost:3000' }
  const response = await server.inject({ method: 'POST', url: '/apis/session', headers })
  expect(response.cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual([
    ['vt-at', false],
    ['vt-rt', false],
    ['vt-id', false],
    ['vt-session', false],
  ])
})
