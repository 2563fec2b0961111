import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

describe('the official SDK on Shopper Stores', () => {
  let sandbox: ListeningSandbox
  let api: InstanceType<typeof sdk.ShopperStores>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    const { access_token: token } = await loginGuest(sandbox)
    api = new sdk.ShopperStores(sandbox.config({ token, locale: 'da-DK' }))
  })
  afterAll(() => sandbox.app.close())

  it('gets stores by id', async () => {
    const result = await api.getStores({ parameters: { ids: 'halbrenn-aarhus,none,corvane-paris' } })
    expect(result.data?.map(({ id }) => id)).toEqual(['halbrenn-aarhus', 'corvane-paris'])
    expect(result.data?.[0]).toMatchObject({
      name: 'Halbrenn Aarhus',
      countryCode: 'DK',
      storeHours: expect.stringContaining('fredag: 10:00–19:00'),
    })
  })

  it('finds stores around a place, in pages', async () => {
    const place = { latitude: 55.68, longitude: 12.58 }
    const first = await api.searchStores({ parameters: { ...place, limit: 2, maxDistance: 300 } })
    expect(first).toMatchObject({ limit: 2, offset: 0, total: 4 })
    expect(first.data?.map(({ id }) => id)).toEqual(['halbrenn-kobenhavn', 'corvane-kobenhavn'])
    const second = await api.searchStores({ parameters: { ...place, limit: 2, maxDistance: 300, offset: 2 } })
    expect(second.data?.map(({ id, distanceUnit }) => [id, distanceUnit])).toEqual([
      ['halbrenn-aarhus', 'km'],
      ['halbrenn-hamburg', 'km'],
    ])
  })

  it('finds stores around a postal code', async () => {
    const parameters = { countryCode: 'FR', postalCode: '69001', maxDistance: 50, distanceUnit: 'mi' as const }
    const result = await api.searchStores({ parameters })
    expect(result.data?.map(({ id, distanceUnit }) => [id, distanceUnit])).toEqual([['halbrenn-lyon', 'mi']])
    const nowhere = await api.searchStores({ parameters: { ...parameters, postalCode: '99999' } })
    expect(nowhere).toMatchObject({ data: [], total: 0 })
  })

  it("returns the platform's errors", async () => {
    expect(await refusalOf(api.getStores({ parameters: { ids: '' } }))).toEqual({
      title: 'Bad Request',
      type: `${ERRORS}missing-query-parameter`,
      detail: "Missing required query parameter(s): 'ids'",
    })
    expect(await refusalOf(api.searchStores())).toEqual({
      title: 'Missing Postal Code',
      type: `${ERRORS}missing-postal-code`,
      detail: "The input parameter 'postal_code' is required when no coordinates are provided.",
    })
    expect(await refusalOf(api.searchStores({ parameters: { latitude: 1 } }))).toMatchObject({
      type: `${ERRORS}missing-query-parameter`,
    })
  })
})
