import { describe, expect, it } from 'vitest'
import { HOST_NAME } from '../testing/openHost.js'
import { openBrowser } from '../testing/openBrowser.js'

const CONTEXT = '/shopper/shopper-context/v1/shopper-context'
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-language': 'de-AT,de;q=0.9' }
const AUSTRIA = 'CountryCode: AT; Country: Austria'

/** A host whose platform returns a place; the scout has the usid of the first guest. */
async function setUp(geolocation: string | null = AUSTRIA, environment: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser(environment)
  const headers = geolocation === null ? {} : { 'x-geolocation': geolocation }
  for (const guest of [1, 2, 3])
    browser.platform.answers.set(`PATCH ${CONTEXT}/usid-customer${guest}`, { headers, body: {} })
  const enter = (url: string, given: Readonly<Record<string, string>> = {}) =>
    browser.server.inject({ url, remoteAddress: '203.0.113.7', headers: { host: HOST_NAME, ...BROWSER, ...given } })
  return { ...browser, enter }
}

describe('a URL without a locale', () => {
  it('redirects a first visitor to their place, uncached', async () => {
    const { enter, platform } = await setUp()
    const response = await enter('/watches?sort=new&utm_source=x')
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({
      location: '/at/de/watches?sort=new&utm_source=x',
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
    })
    expect(response.headers['x-cache']).toBeUndefined()
    expect(response.headers['set-cookie']).toBe('prefferedLocation=de-AT; Path=/; SameSite=Lax; Secure')
    expect(platform.received.at(-1)?.body).toEqual({ clientIp: '203.0.113.7' })
  })

  it.each([
    ['AT', 'fr-FR', 'fr-AT'],
    ['AT', 'zh-CN,zh;q=0.9', 'en-AT'],
    ['US', 'en-US', 'en-CH'],
    ['UK', 'en-GB', 'en-GB'],
    ['', 'da', 'da-CH'],
  ])('stores for a visitor in %s with the languages %s the preference %s', async (code, languages, value) => {
    const { enter } = await setUp(code === '' ? 'MetroCode: 0' : `CountryCode: ${code}`)
    const response = await enter('/', { 'accept-language': languages })
    expect(response.headers['set-cookie']).toContain(`prefferedLocation=${value};`)
  })

  it('uses Switzerland when the platform returns no place', async () => {
    const { enter } = await setUp(null)
    expect((await enter('/')).headers.location).toBe('/ch/de')
  })

  it.each([
    ['en-GB', '/gb/en'],
    ['fr-CH', '/ch/fr'],
  ])('follows the cookie %s without a platform call and sets no cookie', async (value, location) => {
    const { enter, platform } = await setUp()
    const response = await enter('/', { cookie: `a=b; prefferedLocation=${value}` })
    expect(response.headers.location).toBe(location)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
    expect(platform.guests).toBe(0)
  })

  it.each(['nonsense', '../..', 'https://evil.example', ''])('ignores the cookie "%s"', async (value) => {
    const { enter } = await setUp()
    expect((await enter('/', { cookie: `prefferedLocation=${value}` })).headers.location).toBe('/at/de')
  })

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'de-AT'],
    ['Mozilla/5.0 Firefox/140.0', ''],
    ['', 'de-AT'],
    ['curl/8', 'de-AT'],
    ['Mozilla/5.0 Firefox/140.0', '*'],
  ])('redirects the robot "%s" (%s) to the default locale, not by its address', async (agent, languages) => {
    const { enter, platform } = await setUp()
    const response = await enter('/', { 'user-agent': agent, 'accept-language': languages })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
  })

  it('redirects to the default locale when the platform fails, without an error', async () => {
    const { enter, platform } = await setUp()
    platform.answers.set(`PATCH ${CONTEXT}/usid-customer1`, { status: 500, body: {} })
    platform.answers.set(`PUT ${CONTEXT}/usid-customer1`, { status: 500, body: {} })
    const response = await enter('/watches')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de/watches')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('waits at most 0.8 s', async () => {
    const { enter, platform } = await setUp()
    platform.answers.set(`PATCH ${CONTEXT}/usid-customer1`, { body: {}, delayMs: 3000 })
    const began = performance.now()
    expect((await enter('/watches')).headers.location).toBe('/ch/de/watches')
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it('uses one scout session for all visitors, and starts no session for them', async () => {
    const { enter, platform, jar } = await setUp()
    for (let visitor = 0; visitor < 3; visitor += 1) await enter('/')
    expect(platform.guests).toBe(1)
    expect(platform.calls).toHaveLength(3)
    expect(jar.size).toBe(0)
  })

  it("writes the address to the shopper's own context if there is a session", async () => {
    const { call, enter, jar, platform } = await setUp()
    await call('POST', '/apis/session')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    await enter('/', { cookie })
    expect(platform.calls).toEqual([`PATCH ${CONTEXT}/usid-customer1`])
    expect(platform.guests).toBe(1)
  })

  it('stops lookups for an address with too many requests, and still answers', async () => {
    const { enter, platform } = await setUp()
    for (let time = 0; time < 31; time += 1) await enter('/')
    const response = await enter('/')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de')
    expect(platform.calls.length).toBeLessThan(31)
  })

  it('drops preview parameters', async () => {
    const { enter } = await setUp()
    expect((await enter('/watches?mgnlPreview=false&a=b&mgnlVersion=2')).headers.location).toBe('/at/de/watches?a=b')
  })
})

describe('a URL that is not redirected', () => {
  it.each([
    ['/ch/de', 200],
    ['/ch/de/watches', 200],
    ['/de-CH/watches', 200],
    ['/watches?locale=fr-CH', 200],
    ['/watches/', 200],
    ['/s/halbrenn/watches', 200],
    ['/healthz', 200],
    ['/robots.txt', 200],
    ['/favicon.ico', 404],
    ['//evil.example/', 404],
  ])('%s is not redirected by location (%i)', async (url, status) => {
    const { enter, platform } = await setUp()
    const response = await enter(url)
    expect(response.statusCode).toBe(status)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
  })
})

describe('location suggestion', () => {
  const ask = (path: string) => `/apis/location-suggestion?path=${encodeURIComponent(path)}`

  it("suggests the same page for the visitor's place", async () => {
    const { enter } = await setUp()
    const response = await enter(ask('/watches?sort=new'))
    expect(response.json()).toEqual({
      suggestion: { localeId: 'de-AT', href: '/at/de/watches?sort=new', country: 'AT', language: 'de' },
    })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['the locale fits', { 'accept-language': 'de' }, 'CountryCode: CH'],
    ['a preferred location is known', { cookie: 'prefferedLocation=de-CH' }, AUSTRIA],
    ['a robot requests it', { 'user-agent': 'Googlebot' }, AUSTRIA],
  ])('suggests nothing when %s', async (_name, headers, geolocation) => {
    const { enter } = await setUp(geolocation)
    expect((await enter(ask('/'), headers)).json()).toEqual({ suggestion: null })
  })

  it('suggests nothing when the place is unknown', async () => {
    const { enter, platform } = await setUp()
    for (const method of ['PATCH', 'PUT'])
      platform.answers.set(`${method} ${CONTEXT}/usid-customer1`, { status: 500, body: {} })
    expect((await enter(ask('/'))).json()).toEqual({ suggestion: null })
  })

  it.each(['//evil.example', 'https://evil.example/', '/a%2fb', '/x.css', '', '/%00', '/\\evil.example'])(
    'refuses the path "%s"',
    async (path) => {
      const { enter } = await setUp()
      expect((await enter(ask(path))).statusCode).toBe(400)
    },
  )

  it('is rate-limited', async () => {
    const { enter } = await setUp()
    for (let time = 0; time < 30; time += 1) await enter(ask('/'))
    expect((await enter(ask('/'))).statusCode).toBe(429)
  })
})
