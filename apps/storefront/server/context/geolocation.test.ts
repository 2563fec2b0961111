import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../app/config/env.server.js'
import { openFakePlatform } from '../testing/fakePlatform.js'
import { testEnvironment } from '../testing/openHost.js'
import { createUpstreamFetch } from '../upstream/createUpstreamFetch.js'
import { createGeolocation } from './createGeolocation.js'

const path = '/shopper/shopper-context/v1/shopper-context/u-1'
const [PATCH, PUT] = [`PATCH ${path}`, `PUT ${path}`]
const session = { usid: 'u-1', accessToken: 'token-1' }
const header = 'CountryCode: AT; Country: Austria; MetroCode: 0; Latitude: 48.2; Longitude: 16.4'
const found = { headers: { 'x-geolocation': header }, body: {} }

async function setUp() {
  const platform = await openFakePlatform()
  const config = parseEnvironment(testEnvironment({ COMMERCE_BASE_URL: platform.url }))
  const upstream = createUpstreamFetch({ config })
  const faults: unknown[] = []
  const onFault = (error: unknown) => void faults.push(error)
  return { platform, faults, geolocation: createGeolocation({ config, fetch: upstream.fetch, onFault }) }
}

describe('geolocation', () => {
  it("writes the address to the shopper's own context and reads the header", async () => {
    const { platform, geolocation } = await setUp()
    platform.answers.set(PATCH, found)
    expect(await geolocation.locate(session, '203.0.113.7')).toBe(header)
    expect(platform.calls).toEqual([PATCH])
    expect(platform.received[0]).toMatchObject({
      body: { clientIp: '203.0.113.7' },
      query: { siteId: 'halbrenn-master' },
      headers: { authorization: 'Bearer token-1' },
    })
  })

  it.each([404, 400, 500])('tries PUT after a PATCH that is answered %i', async (status) => {
    const { platform, geolocation } = await setUp()
    platform.answers.set(PATCH, { status, body: {} })
    platform.answers.set(PUT, { ...found, status: 201, body: undefined })
    expect(await geolocation.locate(session, '::ffff:203.0.113.7')).toBe(header)
    expect(platform.calls).toEqual([PATCH, PUT])
    expect(platform.received[1]?.body).toEqual({ clientIp: '203.0.113.7' })
  })

  it('returns null when both calls fail, and does not throw', async () => {
    const { platform, geolocation, faults } = await setUp()
    for (const call of [PATCH, PUT]) platform.answers.set(call, { status: 403, body: {} })
    expect(await geolocation.locate(session, '203.0.113.7')).toBeNull()
    expect(faults).toHaveLength(1)
  })

  it('waits at most 0.8 s for each attempt', async () => {
    const { platform, geolocation } = await setUp()
    for (const call of [PATCH, PUT]) platform.answers.set(call, { ...found, delayMs: 3000 })
    const started = performance.now()
    expect(await geolocation.locate(session, '203.0.113.7')).toBeNull()
    expect(performance.now() - started).toBeLessThan(2200)
  })

  it.each(['2001:db8::1', '::1', 'localhost', ''])('makes no call for the address %s', async (ip) => {
    const { platform, geolocation } = await setUp()
    expect(await geolocation.locate(session, ip)).toBeNull()
    expect(platform.calls).toEqual([])
  })
})
