import { describe, expect, it } from 'vitest'
import { HOST_NAME } from '../testing/openHost.js'
import { openBrowser } from '../testing/openBrowser.js'

const CONTEXT = '/shopper/shopper-context/v1/shopper-context'
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-language': 'de-AT,de;q=0.9' }
const AUSTRIA = 'CountryCode: AT; Country: Austria'

/** A host whose platform tells a place; the scout's usid is the first guest's. */
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
  it('leads a first visitor to their place, for them alone', async () => {
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
  ])('of a visitor in %s who reads %s remembers %s', async (code, languages, value) => {
    const { enter } = await setUp(code === '' ? 'MetroCode: 0' : `CountryCode: ${code}`)
    const response = await enter('/', { 'accept-language': languages })
    expect(response.headers['set-cookie']).toContain(`prefferedLocation=${value};`)
  })

  it('takes Switzerland where the platform says nothing of the place', async () => {
    const { enter } = await setUp(null)
    expect((await enter('/')).headers.location).toBe('/ch/de')
  })

  it.each([
    ['en-GB', '/gb/en'],
    ['fr-CH', '/ch/fr'],
  ])('follows the cookie %s, asks nobody and sets nothing', async (value, location) => {
    const { enter, platform } = await setUp()
    const response = await enter('/', { cookie: `a=b; prefferedLocation=${value}` })
    expect(response.headers.location).toBe(location)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
    expect(platform.guests).toBe(0)
  })

  it.each(['nonsense', '../..', 'https://evil.example', ''])('takes no notice of a cookie "%s"', async (value) => {
    const { enter } = await setUp()
    expect((await enter('/', { cookie: `prefferedLocation=${value}` })).headers.location).toBe('/at/de')
  })

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'de-AT'],
    ['Mozilla/5.0 Firefox/140.0', ''],
    ['', 'de-AT'],
    ['curl/8', 'de-AT'],
    ['Mozilla/5.0 Firefox/140.0', '*'],
  ])('leads the machine "%s" (%s) to the default locale, not by its address', async (agent, languages) => {
    const { enter, platform } = await setUp()
    const response = await enter('/', { 'user-agent': agent, 'accept-language': languages })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
  })

  it('leads to the default locale when the platform fails, and says so nowhere', async () => {
    const { enter, platform } = await setUp()
    platform.answers.set(`PATCH ${CONTEXT}/usid-customer1`, { status: 500, body: {} })
    platform.answers.set(`PUT ${CONTEXT}/usid-customer1`, { status: 500, body: {} })
    const response = await enter('/watches')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de/watches')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('waits no longer than 0.8 s', async () => {
    const { enter, platform } = await setUp()
    platform.answers.set(`PATCH ${CONTEXT}/usid-customer1`, { body: {}, delayMs: 3000 })
    const began = performance.now()
    expect((await enter('/watches')).headers.location).toBe('/ch/de/watches')
    expect(performance.now() - began).toBeLessThan(1500)
  })

  it('asks with one scout for all visitors, and gives nobody a session', async () => {
    const { enter, platform, jar } = await setUp()
    for (let visitor = 0; visitor < 3; visitor += 1) await enter('/')
    expect(platform.guests).toBe(1)
    expect(platform.calls).toHaveLength(3)
    expect(jar.size).toBe(0)
  })

  it("puts the address into a shopper's own context where there is a session", async () => {
    const { call, enter, jar, platform } = await setUp()
    await call('POST', '/apis/session')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    await enter('/', { cookie })
    expect(platform.calls).toEqual([`PATCH ${CONTEXT}/usid-customer1`])
    expect(platform.guests).toBe(1)
  })

  it('stops asking for an address that asks too often, and still answers', async () => {
    const { enter, platform } = await setUp()
    for (let time = 0; time < 31; time += 1) await enter('/')
    const response = await enter('/')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/ch/de')
    expect(platform.calls.length).toBeLessThan(31)
  })

  it('sends no preview parameter on', async () => {
    const { enter } = await setUp()
    expect((await enter('/watches?mgnlPreview=false&a=b&mgnlVersion=2')).headers.location).toBe('/at/de/watches?a=b')
  })
})

describe('a URL that stays where it is', () => {
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
  ])('%s is no business of places (%i)', async (url, status) => {
    const { enter, platform } = await setUp()
    const response = await enter(url)
    expect(response.statusCode).toBe(status)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(platform.calls).toEqual([])
  })
})

describe('location suggestion', () => {
  const ask = (path: string) => `/apis/location-suggestion?path=${encodeURIComponent(path)}`

  it('offers the same page for the place of the visitor', async () => {
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
    ['a machine asks', { 'user-agent': 'Googlebot' }, AUSTRIA],
  ])('offers nothing when %s', async (_name, headers, geolocation) => {
    const { enter } = await setUp(geolocation)
    expect((await enter(ask('/'), headers)).json()).toEqual({ suggestion: null })
  })

  it('offers nothing when the place cannot be told', async () => {
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

  it('is limited', async () => {
    const { enter } = await setUp()
    for (let time = 0; time < 30; time += 1) await enter(ask('/'))
    expect((await enter(ask('/'))).statusCode).toBe(429)
  })
})
