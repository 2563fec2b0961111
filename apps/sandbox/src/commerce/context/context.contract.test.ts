import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'
const SWITZERLAND = 'CountryCode: CH; Country: Switzerland; MetroCode: 0; Latitude: 47.1449; Longitude: 8.1551'

describe('the official SDK on Shopper Context', () => {
  let sandbox: ListeningSandbox
  let api: InstanceType<typeof sdk.ShopperContexts>
  let usid: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  beforeEach(async () => {
    const guest = await loginGuest(sandbox)
    api = contextsOf(guest.access_token)
    usid = guest.usid
  })
  afterAll(() => sandbox.app.close())

  const contextsOf = (token: string) => new sdk.ShopperContexts(sandbox.config({ token }))
  const body = {
    sourceCode: 'spring-26',
    customQualifiers: { device: 'mobile' },
    assignmentQualifiers: { store: 'zurich' },
    customerGroupIds: ['staff-sale'],
    couponCodes: ['WELCOME10'],
    clientIp: '192.0.2.9',
  }

  it('creates, reads, replaces and deletes', async () => {
    const parameters = { usid }
    const created = await api.createShopperContext({ parameters, body }, true)
    expect([created.status, created.headers.get('x-geolocation'), await created.text()]).toEqual([201, SWITZERLAND, ''])
    expect(await api.getShopperContext({ parameters })).toEqual(body)
    const replaced = await api.createShopperContext({ parameters, body: { sourceCode: 'b' } }, true)
    expect([replaced.status, await replaced.text()]).toEqual([200, ''])
    expect(await api.getShopperContext({ parameters })).toEqual({ sourceCode: 'b' })
    await api.deleteShopperContext({ parameters })
    expect(await refusalOf(api.getShopperContext({ parameters }))).toMatchObject({
      type: `${ERRORS}shopper-context-no-found`,
      title: 'Shopper Context Not Found',
    })
  })

  it('updates as the platform’s documentation specifies', async () => {
    const parameters = { usid }
    await api.createShopperContext({ parameters, body })
    const update = {
      effectiveDateTime: null,
      sourceCode: '',
      customQualifiers: { device: null, os: 'x' },
      assignmentQualifiers: {},
      customerGroupIds: [],
      geoLocation: { countryCode: 'DE', country: 'Germany', latitude: 52.5, longitude: 13.4 },
    }
    const updated = await api.updateShopperContext({ parameters, body: update }, true)
    expect([updated.status, updated.headers.get('x-geolocation')]).toEqual([
      200,
      'CountryCode: DE; Country: Germany; MetroCode: 0; Latitude: 52.5; Longitude: 13.4',
    ])
    const expected = {
      customQualifiers: { os: 'x' },
      couponCodes: ['WELCOME10'],
      clientIp: '192.0.2.9',
      geoLocation: update.geoLocation,
    }
    expect(await updated.json()).toEqual(expected)
    expect(await api.getShopperContext({ parameters })).toEqual(expected)
  })

  it('does not keep an address that must not be evaluated again', async () => {
    const parameters = { usid, evaluateContextWithClientIp: false }
    const created = await api.createShopperContext({ parameters, body }, true)
    expect(created.headers.get('x-geolocation')).toBe(SWITZERLAND)
    const { clientIp: _dropped, ...kept } = body
    expect(await api.getShopperContext({ parameters: { usid } })).toEqual(kept)
  })

  it('is kept when a shopper logs in with the same usid', async () => {
    await api.createShopperContext({ parameters: { usid }, body })
    const customer = await loginCustomer(sandbox, 'mila.brandt@example.com', { usid })
    expect(customer.usid).toBe(usid)
    expect(await contextsOf(customer.access_token).getShopperContext({ parameters: { usid } })).toEqual(body)
  })

  it('refuses what the platform refuses', async () => {
    const parameters = { usid }
    expect(await refusalOf(api.updateShopperContext({ parameters, body }))).toMatchObject({
      type: `${ERRORS}shopper-context-no-found`,
    })
    expect(await refusalOf(api.deleteShopperContext({ parameters }))).toMatchObject({
      type: `${ERRORS}shopper-context-no-found`,
    })
    expect(await refusalOf(api.createShopperContext({ parameters, body: { clientIp: '::1' } }))).toMatchObject({
      type: `${ERRORS}bad-request`,
    })
    expect(await refusalOf(api.getShopperContext({ parameters: { usid: 'another' } }))).toMatchObject({
      type: `${ERRORS}usid-not-matching-with-token`,
      title: 'Usid not matching with token',
      detail: 'Usid in incoming request does not match Usid in token.',
    })
    expect(await refusalOf(contextsOf('forged').getShopperContext({ parameters }))).toMatchObject({
      type: `${ERRORS}unauthorized`,
    })
  })
})
