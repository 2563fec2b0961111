import { describe, expect, it } from 'vitest'
import type { HostOptions } from '../createHost.js'
import { openBrowser } from '../testing/openBrowser.js'

const sync = '/apis/shopper-context'
const path = '/shopper/shopper-context/v1/shopper-context/usid-customer1'
const [GET, PUT, PATCH] = [`GET ${path}`, `PUT ${path}`, `PATCH ${path}`]
const wanted = { sourceCode: 'summer', geoLocation: { countryCode: 'CH', latitude: 47.4 } }

async function setUp(options: Partial<HostOptions> = {}) {
  const browser = await openBrowser({}, options)
  await browser.call('POST', '/apis/session')
  const holds = (stored: object | null) =>
    browser.platform.answers.set(GET, stored ? { body: stored } : { status: 404, body: {} })
  browser.platform.answers.set(PUT, { status: 201 })
  return { ...browser, holds }
}

describe('POST /apis/shopper-context', () => {
  it('creates a context where there is none', async () => {
    const { call, platform, holds } = await setUp()
    holds(null)
    const response = await call('POST', sync, wanted)
    expect(response.json()).toEqual({ isChanged: true })
    expect(platform.calls).toEqual([GET, PUT])
    expect(platform.received[1]?.body).toEqual(wanted)
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('updates an existing context that differs', async () => {
    const { call, platform, holds } = await setUp()
    holds({ sourceCode: 'winter', customQualifiers: { a: '1' } })
    expect((await call('POST', sync, wanted)).json()).toEqual({ isChanged: true })
    expect(platform.calls).toEqual([GET, PATCH])
  })

  it('leaves an equal context in another notation unchanged', async () => {
    const { call, platform, holds } = await setUp()
    holds({ geoLocation: { latitude: '47.4', countryCode: 'CH', city: '' }, sourceCode: 'summer', clientIp: '1.2.3.4' })
    expect((await call('POST', sync, wanted)).json()).toEqual({ isChanged: false })
    expect(platform.calls).toEqual([GET])
  })

  it('writes a set of values once, even if the platform never stores it', async () => {
    const { call, platform, holds } = await setUp()
    holds(null)
    const answers = [
      await call('POST', sync, wanted),
      await call('POST', sync, { geoLocation: { latitude: 47.4, countryCode: 'CH' }, sourceCode: 'summer' }),
      await call('POST', sync, wanted),
    ]
    expect(answers.map((answer) => answer.json().isChanged)).toEqual([true, false, false])
    await call('POST', sync, { ...wanted, sourceCode: 'autumn' })
    expect(platform.calls.filter((made) => made === PUT)).toHaveLength(2)
  })

  it('writes once for two parallel requests', async () => {
    const { call, platform, holds } = await setUp()
    holds(null)
    const answers = await Promise.all([call('POST', sync, wanted), call('POST', sync, wanted)])
    expect(answers.filter((answer) => answer.json().isChanged)).toHaveLength(1)
    expect(platform.calls.filter((made) => made === PUT)).toHaveLength(1)
  })

  it('retries after a failed write', async () => {
    const { call, platform, holds } = await setUp()
    holds(null)
    platform.answers.set(PUT, { status: 500, body: {} })
    expect((await call('POST', sync, wanted)).json()).toEqual({ isChanged: false })
    platform.answers.set(PUT, { status: 201 })
    expect((await call('POST', sync, wanted)).json()).toEqual({ isChanged: true })
  })

  it.each([
    ['cannot be read', { status: 500, body: {} }],
    ['is no context', { body: [1] }],
    ['arrives too late', { body: {}, delayMs: 3000 }],
  ])('writes nothing and logs it when the context %s', async (_name, answer) => {
    const { call, platform } = await setUp()
    platform.answers.set(GET, answer)
    const started = performance.now()
    expect((await call('POST', sync, wanted)).json()).toEqual({ isChanged: false })
    expect(performance.now() - started).toBeLessThan(1500)
    expect(platform.calls).toEqual([GET])
  })

  it.each([
    ['nothing', {}],
    ['empty parts', { geoLocation: {}, customQualifiers: {} }],
  ])('calls nothing for %s', async (_name, body) => {
    const { call, platform } = await setUp()
    expect((await call('POST', sync, body)).json()).toEqual({ isChanged: false })
    expect(platform.calls).toEqual([])
  })

  it('does not let a page set groups, coupons, dates or addresses', async () => {
    const { call, platform, holds } = await setUp()
    holds(null)
    const more = {
      customerGroupIds: ['staff-sale'],
      couponCodes: ['WELCOME10'],
      effectiveDateTime: '2030-01-01T00:00:00Z',
      clientIp: '203.0.113.7',
    }
    await call('POST', sync, { ...wanted, ...more })
    expect(platform.received[1]?.body).toEqual(wanted)
    expect((await call('POST', sync, more)).json()).toEqual({ isChanged: false })
  })

  it.each([
    ['a latitude of 91', { geoLocation: { latitude: 91 } }],
    ['a country name instead of a code', { geoLocation: { countryCode: 'Switzerland' } }],
    ['a source code with a line break', { sourceCode: 'a\r\nb' }],
    ['a source code with a semicolon', { sourceCode: 'a;b' }],
    ['21 qualifiers', { customQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, 'x'])) }],
    ['an invalid qualifier', { customQualifiers: { 'a b': 'x' } }],
    ['a long value', { assignmentQualifiers: { a: 'x'.repeat(300) } }],
    ['a list', [wanted]],
  ])('refuses %s', async (_name, body) => {
    const { call, platform } = await setUp()
    expect((await call('POST', sync, body)).statusCode).toBe(400)
    expect(platform.calls).toEqual([])
  })

  it('requires a session', async () => {
    const { call, jar, platform } = await setUp()
    jar.clear()
    expect((await call('POST', sync, wanted)).statusCode).toBe(401)
    expect(platform.calls).toEqual([])
  })
})

describe('the source code', () => {
  it("is read from the legacy storefront's cookie when the page has none", async () => {
    const { call, platform, jar, holds } = await setUp()
    holds(null)
    jar.set('dwsourcecode_abc', 'partner%7C1234')
    await call('POST', sync, { geoLocation: { countryCode: 'CH' } })
    expect(platform.received[1]?.body).toEqual({ geoLocation: { countryCode: 'CH' }, sourceCode: 'partner' })
  })

  it('is not kept without consent, which is the default', async () => {
    const { call, jar, holds } = await setUp()
    holds(null)
    await call('POST', sync, wanted)
    expect(jar.has('activeSourceCode')).toBe(false)
  })

  it('is kept for 90 days with consent, after it was sent', async () => {
    const { call, jar, holds } = await setUp({ allowsMarketing: (cookies) => cookies?.includes('agreed=1') ?? false })
    holds(null)
    jar.set('agreed', '1')
    const response = await call('POST', sync, wanted)
    expect(response.cookies).toMatchObject([
      { name: 'activeSourceCode', value: 'summer', maxAge: 7_776_000, path: '/', secure: true, sameSite: 'Lax' },
    ])
    expect((await call('POST', sync, wanted)).cookies).toEqual([])
  })
})
