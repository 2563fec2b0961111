import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'

const full: ShopperContext = {
  effectiveDateTime: null,
  sourceCode: 'spring|26',
  customQualifiers: { device: 'mobile', gone: null },
  assignmentQualifiers: {},
  customerGroupIds: ['staff-sale'],
  clientIp: '192.0.2.1',
  geoLocation: { city: 'Zürich', countryCode: 'CH', latitude: 47.37, longitude: 8.54, metroCode: '' },
  couponCodes: [],
}

describe('shopper context', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterEach(() => sandbox.app.close())

  const call = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', body?: object | string, query = '', usid = shopper.usid) =>
    shopper.call(method, 'shopper/shopper-context/v1', `shopper-context/${usid}${query}`, body)
  const stored = async () => (await call('GET')).json<ShopperContext>()

  it('returns exactly what was put', async () => {
    const answer = await call('PUT', full)
    expect([answer.statusCode, answer.body]).toEqual([201, ''])
    expect(await stored()).toEqual(full)
  })

  it('replaces the whole context', async () => {
    await call('PUT', full)
    const answer = await call('PUT', { sourceCode: 'b' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(await stored()).toEqual({ sourceCode: 'b' })
  })

  it.each([
    ['a new text', { sourceCode: 'b' }, { sourceCode: 'b' }],
    ['an empty text', { sourceCode: '', clientIp: '' }, { sourceCode: undefined, clientIp: undefined }],
    ['null', { sourceCode: null, geoLocation: null, customQualifiers: null }, {}],
    [
      'one qualifier',
      { customQualifiers: { device: 'desk', os: 'x' } },
      { customQualifiers: { device: 'desk', os: 'x' } },
    ],
    ['a qualifier that is null', { customQualifiers: { device: null } }, { customQualifiers: undefined }],
    ['no qualifiers', { customQualifiers: {} }, { customQualifiers: undefined }],
    ['a list', { customerGroupIds: ['a'] }, { customerGroupIds: ['a'] }],
    ['an empty list', { customerGroupIds: [] }, { customerGroupIds: undefined }],
    ['another place', { geoLocation: { countryCode: 'DE' } }, { geoLocation: { countryCode: 'DE' } }],
    ['no place', { geoLocation: {} }, { geoLocation: undefined }],
  ])('updates with %s', async (_name, update, changed) => {
    const base = {
      sourceCode: 'a',
      clientIp: '192.0.2.1',
      customQualifiers: { device: 'mobile' },
      customerGroupIds: ['g'],
    }
    const before = { ...base, geoLocation: { countryCode: 'CH' } }
    await call('PUT', before)
    const answer = await call('PATCH', update)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...before, ...changed })
    expect(await stored()).toEqual(answer.json())
  })

  it('deletes', async () => {
    await call('PUT', full)
    expect((await call('DELETE')).statusCode).toBe(204)
    expect((await call('GET')).statusCode).toBe(404)
  })

  it.each(['GET', 'PATCH', 'DELETE'] as const)('answers 404 to %s if there is none', async (method) => {
    const answer = await call(method, method === 'PATCH' ? { clientIp: '192.0.2.1' } : undefined)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json().type).toMatch(/\/shopper-context-no-found$/)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
    "does not allow %s on another shopper's context",
    async (method) => {
      const other = await sandbox.login()
      const body = method === 'PUT' || method === 'PATCH' ? full : undefined
      const answer = await call(method, body, '', other.usid)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().type).toMatch(/\/usid-not-matching-with-token$/)
    },
  )

  it.each([
    ['CH', '192.0.2.7', 'CountryCode: CH; Country: Switzerland; MetroCode: 0; Latitude: 47.1449; Longitude: 8.1551'],
    ['DE', '192.0.2.127', 'CountryCode: DE; Country: Germany; MetroCode: 0; Latitude: 51.2993; Longitude: 9.491'],
    ['AT', '192.0.2.128', 'CountryCode: AT; Country: Austria; MetroCode: 0; Latitude: 48.2; Longitude: 16.3667'],
    ['DK', '192.0.2.255', 'CountryCode: DK; Country: Denmark; MetroCode: 0; Latitude: 55.7123; Longitude: 12.0564'],
    ['FR', '198.51.100.0', 'CountryCode: FR; Country: France; MetroCode: 0; Latitude: 48.8582; Longitude: 2.3387'],
    [
      'GB',
      '198.51.100.200',
      'CountryCode: GB; Country: United Kingdom; MetroCode: 0; Latitude: 51.4964; Longitude: -0.1224',
    ],
    [
      'another',
      '203.0.113.5',
      'CountryCode: US; Country: United States; MetroCode: 0; Latitude: 37.751; Longitude: -97.822',
    ],
    ['an unknown', '203.0.113.200', undefined],
    ['no', '127.0.0.1', undefined],
  ])('locates an address in %s', async (_country, clientIp, header) => {
    const answers = [await call('PUT', { clientIp }), await call('PATCH', { clientIp }), await call('GET')]
    expect(answers.map(({ headers }) => headers['x-geolocation'])).toEqual([header, header, header])
  })

  it('prefers the given location to that of the address', async () => {
    const answer = await call('PUT', { clientIp: '192.0.2.1', geoLocation: { countryCode: 'DE', latitude: 51 } })
    expect(answer.headers['x-geolocation']).toBe('CountryCode: DE; MetroCode: 0; Latitude: 51')
  })

  it('evaluates an address that is not stored once', async () => {
    const answer = await call('PUT', { clientIp: '192.0.2.1', sourceCode: 'a' }, '?evaluateContextWithClientIp=false')
    expect(answer.headers['x-geolocation']).toMatch(/^CountryCode: CH;/)
    const again = await call('PATCH', { clientIp: '192.0.2.70' }, '?evaluateContextWithClientIp=false')
    expect(again.headers['x-geolocation']).toMatch(/^CountryCode: DE;/)
    expect(await stored()).toEqual({ sourceCode: 'a' })
  })

  it('removes hostile characters of a location from the header', async () => {
    const country = 'X\r\nSet-Cookie: a=b; CountryCode: US Ünland'
    const answer = await call('PUT', { geoLocation: { countryCode: 'CH', country } })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['x-geolocation']).toBe(
      'CountryCode: CH; Country: XSet-Cookie: a=b CountryCode: US nland; MetroCode: 0',
    )
  })

  it.each([
    ['no body', undefined],
    ['a list', []],
    ['a text', '"x"'],
    ['truncated JSON', '{"sourceCode":'],
    ['an unknown property', { shoeSize: 44 }],
    ['a prototype property name', { constructor: 'x' }],
    ['a number as source code', { sourceCode: 1 }],
    ['an IPv6 address', { clientIp: '::1' }],
    ['an address out of range', { clientIp: '192.0.2.256' }],
    ['an address with leading zeros', { clientIp: '192.000.2.1' }],
    ['an empty address', { clientIp: '' }],
    ['an invalid date', { effectiveDateTime: 'tomorrow' }],
    ['a latitude as text', { geoLocation: { latitude: '47' } }],
    ['a latitude off the globe', { geoLocation: { latitude: 91 } }],
    ['an unknown part of a place', { geoLocation: { planet: 'Mars' } }],
    [
      '21 qualifiers',
      { customQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, 'x'])) },
    ],
    ['a qualifier of another type', { customQualifiers: { q: 1 } }],
    ['a group id of 257 characters', { customerGroupIds: ['x'.repeat(257)] }],
    ['coupon codes as text', { couponCodes: 'SAVE' }],
  ])('answers 400 to %s', async (_name, body) => {
    const answer = await call('PUT', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/bad-request$/), detail: expect.any(String) })
    expect((await call('GET')).statusCode).toBe(404)
  })

  it('does not let updates accumulate more than 20 qualifiers', async () => {
    const qualifiers = (from: number) =>
      Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`q${from + index}`, 'x']))
    await call('PUT', { customQualifiers: qualifiers(0) })
    expect((await call('PATCH', { customQualifiers: qualifiers(11) })).statusCode).toBe(400)
  })
})
