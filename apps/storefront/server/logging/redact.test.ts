import { describe, expect, it } from 'vitest'
import { openHost, OWN_PAGE } from '../testing/openHost.js'
import { redactText, truncateIp } from './redact.js'

const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJjYyJ9.c2lnbmF0dXJl'

describe('redactText', () => {
  it.each([
    [`token ${jwt} refused`, 'eyJ'],
    [`"${jwt}"`, 'eyJ'],
    ['eyJhbGciOiJub25lIn0', 'eyJ'],
    ['Authorization: Bearer abc.def-ghi', 'abc.def'],
    ['authorization: bearer abcdef', 'abcdef'],
    ['Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['mail anna.muster@halbrenn.example bounced', 'anna'],
    ['anna+watch@mail.example', 'anna'],
    ['login=anna%40mail.example', 'anna'],
    ['from 203.0.113.77 today', '203.0.113.77'],
    ['peer 2001:db8:85a3:8d3:1319:8a2e:370:7348', '8a2e'],
    ['card 4111 1111 1111 1111', '1111'],
    ['card 4111111111111111', '1111'],
    ['card 5500-0000-0000-0004', '5500'],
    ['GET /ch/de/search?q=ring%20anna', 'anna'],
    ['GET /reset-password?token=abc', 'abc'],
    ['http://a.example/b?c=d failed', 'c=d'],
    ['refresh_token=r-123', 'r-123'],
    ['access_token: a-123', 'a-123'],
    ['"refresh_token":"r-123"', 'r-123'],
    ['code_verifier=v-123', 'v-123'],
    ['password=hunter2', 'hunter2'],
    ['password: hunter2', 'hunter2'],
    ['secret=s3cr3t', 's3cr3t'],
    ['client secret: s3cr3t', 's3cr3t'],
    ['usid=u-1', 'u-1'],
    ['usid: u-1', 'u-1'],
    ['customer_id=c-1', 'c-1'],
    ['customerId: c-1', 'c-1'],
    ['customerId="c-1"', 'c-1'],
  ])('redacts personal data in: %s', (text, hidden) => {
    expect(redactText(text)).not.toContain(hidden)
  })

  it.each([
    'The upstream "catalogue" gave no usable answer (timeout), so what depends on it cannot be shown.',
    'connect ECONNREFUSED',
    'product 2104-310-1 not found',
    '/ch/de/aurelune/meridian-40/2104-310-1.html',
    'at render (server.js:12:34)',
    'status 503 after 1500 ms',
    'template vitrine:pages/home',
    'Unexpected token < in JSON at position 0',
    'locale de-CH',
    'page 12 of 40',
  ])('does not change: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })
})

describe('truncateIp', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3::1', '2001:db8:85a3::'],
    ['::1', '::'],
  ])('%s → %s', (ip, network) => {
    expect(truncateIp(ip)).toBe(network)
  })
})

describe('log lines of requests', () => {
  it('contain no query, address, cookie or header', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { server } = await openHost({ LOG_LEVEL: 'trace' }, { logStream })
    await server.inject({
      url: '/ch/de/search?q=anna@mail.example',
      remoteAddress: '203.0.113.77',
      headers: { ...OWN_PAGE, cookie: 'a=topsecret', authorization: 'Bearer topsecret', 'user-agent': 'agent-x' },
    })
    const log = lines.join('')
    expect(log).toContain('"path":"/ch/de/search"')
    expect(log).toContain('203.0.113.0')
    expect(log).not.toMatch(/anna|203\.0\.113\.77|topsecret|agent-x/)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})
