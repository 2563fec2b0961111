import { describe, expect, it } from 'vitest'
import { HOST_NAME, shareHost } from './testing/openHost.js'

const headers = { host: HOST_NAME }
const TEXTS = '/static/translations/compiled/'

describe('compiled translations', () => {
  const shared = shareHost()

  it('are served by language, cacheable everywhere', async () => {
    const { server } = shared()
    const response = await server.inject({ url: `${TEXTS}de.json`, headers })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ hello: [] })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toContain('s-maxage=900')
  })

  it.each([
    'xx.json',
    'de',
    'de.js',
    'de.json.map',
    'de_CH.json',
    'de-CHE.json',
    'deutsch.json',
    '.json',
    '',
    'a/de.json',
    '..%2fde.json',
    '%64e.json',
    'de%00.json',
    '__proto__.json',
    'constructor.json',
    `${'d'.repeat(1500)}.json`,
  ])('answers "%s" with a short error that is never stored', async (file) => {
    const { server } = shared()
    const response = await server.inject({ url: TEXTS + file, headers })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('the client address', () => {
  const shared = shareHost()

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['::1', '::1'],
  ])('of %s is %s', async (remoteAddress, ip) => {
    const { server } = shared()
    const response = await server.inject({ url: '/apis/getip', headers, remoteAddress })
    expect(response.json()).toEqual({ data: { ip } })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  const development = shareHost({ NODE_ENV: 'development' })
  it('is replaced by a documentation address for ::1 in development', async () => {
    const { server } = development()
    const response = await server.inject({ url: '/apis/getip', headers, remoteAddress: '::1' })
    expect(response.json()).toEqual({ data: { ip: '192.0.2.1' } })
  })
})
