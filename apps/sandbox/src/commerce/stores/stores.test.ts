import type { Store, StoreResult, StoreSearchResult } from '@vitrine/commerce-client/types/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stores } from '../../seed/stores.js'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS, testCatalogue } from '../testing/testCatalogue.js'
import { distanceBetween } from './distance.js'

let sandbox: TestSandbox
let shopper: TestShopper
beforeAll(async () => {
  sandbox = await createTestSandbox({
    catalogue: { ...testCatalogue(), stores: [...testCatalogue().stores, ...stores] },
  })
  shopper = await sandbox.login()
})
afterAll(() => sandbox.app.close())

const get = (api: string, path: string) => shopper.call('GET', api, path)
const idsOf = ({ data = [] }: StoreResult) => data.map(({ id }) => id)

describe('stores', () => {
  const getStores = (query: string) => get('store/shopper-stores/v1', `stores?${query}`)

  it('are returned in the order of the ids, without unknown ids and duplicates', async () => {
    const answer = await getStores('ids=halbrenn-wien,none,halbrenn-paris,halbrenn-wien')
    expect(answer.statusCode).toBe(200)
    expect(idsOf(answer.json())).toEqual(['halbrenn-wien', 'halbrenn-paris'])
    expect(answer.json()).toMatchObject({ limit: 3, total: 2 })
  })

  it('include everything on a boutique’s page, in the language of the call', async () => {
    const [store] = (await getStores('ids=halbrenn-geneve&locale=fr-CH')).json<{ data: Store[] }>().data
    expect(store).toMatchObject({
      name: 'Halbrenn Genève',
      address1: 'Quai des Ormes 8',
      postalCode: '1204',
      city: 'Genève',
      countryCode: 'CH',
      phone: '+41 22 555 01 40',
      email: 'geneve@halbrenn.example',
      latitude: 46.2049,
      longitude: 6.1466,
      storeHours:
        '<ul><li>lundi–vendredi: 10:00–12:30, 14:00–18:30</li><li>samedi: 10:00–17:00</li><li>dimanche: fermé</li></ul>',
      c_services: expect.arrayContaining([{ id: 'watchmaker', label: 'Horloger sur place' }]),
      c_brands: expect.arrayContaining(['Montferre', 'Corvane']),
      c_openingTimes: {
        timeZone: 'Europe/Zurich',
        week: expect.arrayContaining([{ day: 'sunday', spans: [] }]),
        exceptions: expect.arrayContaining([{ date: '2026-12-25', label: 'Noël', spans: [] }]),
      },
    })
    expect(store).not.toHaveProperty('c_partnerBrand')
    expect(store).not.toHaveProperty('distance')
  })

  it('include the brand of a partner’s boutique', async () => {
    expect((await getStores('ids=corvane-london')).json().data[0]).toMatchObject({ c_partnerBrand: 'Corvane' })
  })

  it.each([
    ['no ids', '', 'missing-query-parameter'],
    ['empty ids', 'ids=,,', 'missing-query-parameter'],
    ['too long ids', `ids=${'x'.repeat(257)}`, 'bad-request'],
    ['51 ids', `ids=${Array.from({ length: 51 }, (_, index) => index).join()}`, 'bad-request'],
    ['a malformed locale', 'ids=a&locale=xx-yyy', 'bad-request'],
  ])('answer 400 to %s', async (_name, query, slug) => {
    const answer = await getStores(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.json().type).toMatch(new RegExp(`/${slug}$`))
  })
})

describe('store-search', () => {
  const search = (query: string) => get('store/shopper-stores/v1', `store-search?${query}`)

  it('returns the nearest first, with their distance', async () => {
    const answer = (await search('latitude=47.37&longitude=8.54&maxDistance=100')).json<StoreSearchResult>()
    expect(idsOf(answer)).toEqual(['zurich', 'halbrenn-zurich', 'corvane-zurich', 'halbrenn-basel'])
    expect(answer.data?.map(({ distance }) => distance)).toEqual([0, 0.19, 0.23, 74.48])
    expect(answer).toMatchObject({ limit: 25, offset: 0, total: 4 })
  })

  it('measures in miles', async () => {
    const answer = (await search('latitude=47.37&longitude=8.54&maxDistance=50&distanceUnit=mi')).json()
    expect(answer.data.at(-1)).toMatchObject({ id: 'halbrenn-basel', distance: 46.28, distanceUnit: 'mi' })
  })

  it('returns one page of results', async () => {
    const answer = (await search('latitude=47.37&longitude=8.54&limit=2&offset=1')).json<StoreSearchResult>()
    expect(idsOf(answer)).toEqual(['halbrenn-zurich', 'corvane-zurich'])
    expect(answer).toMatchObject({ limit: 2, offset: 1, total: stores.length + 1 })
  })

  it.each([
    ['countryCode=CH&postalCode=1204', 'halbrenn-geneve'],
    ['countryCode=CH&postalCode=1003', 'halbrenn-lausanne'],
    ['countryCode=GB&postalCode=w1s3pr', 'halbrenn-london'],
    ['countryCode=UK&postalCode=EH2%202PJ', 'halbrenn-edinburgh'],
    ['countryCode=CH&postalCode=6900', 'halbrenn-zurich'],
  ])('finds by %s', async (query, nearest) => {
    const found = idsOf((await search(query)).json()).filter((id) => id !== 'zurich')
    expect(found[0]).toBe(nearest)
  })

  it.each(['countryCode=CH&postalCode=9999', 'countryCode=US&postalCode=84121'])(
    'finds nothing by the unknown %s',
    async (query) => {
      expect((await search(query)).json()).toEqual({ limit: 25, offset: 0, total: 0, data: [] })
    },
  )

  it('ignores the postal code if coordinates are given', async () => {
    const found = idsOf((await search('latitude=51.5&longitude=-0.14&countryCode=CH&postalCode=8001')).json())
    expect(found[0]).toBe('halbrenn-london')
  })

  it.each([
    ['', 'missing-postal-code'],
    ['countryCode=CH', 'missing-postal-code'],
    ['postalCode=8001', 'missing-query-parameter'],
    ['latitude=47', 'missing-query-parameter'],
    ['longitude=8', 'missing-query-parameter'],
    ['latitude=91&longitude=8', 'bad-request'],
    ['latitude=&longitude=8', 'bad-request'],
    ['latitude=NaN&longitude=Infinity', 'bad-request'],
    ['latitude=47&longitude=8&maxDistance=20013', 'bad-request'],
    ['latitude=47&longitude=8&limit=0', 'bad-request'],
    ['latitude=47&longitude=8&limit=201', 'bad-request'],
    ['latitude=47&longitude=8&limit=2.5', 'bad-request'],
    ['latitude=47&longitude=8&offset=-1', 'bad-request'],
    ['latitude=47&longitude=8&distanceUnit=ly', 'bad-request'],
    ['countryCode=CH&postalCode=12', 'bad-request'],
    ['countryCode=ch&postalCode=8001', 'bad-request'],
  ])('answers 400 to "%s"', async (query, slug) => {
    const answer = await search(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().type).toMatch(new RegExp(`/${slug}$`))
  })
})

describe('custom stores', () => {
  const find = (query: string) => get('custom/stores/v1', `stores?${query}`)

  it.each([
    ['country=DK', ['halbrenn-kobenhavn', 'halbrenn-aarhus', 'corvane-kobenhavn']],
    ['country=uk', ['halbrenn-london', 'halbrenn-edinburgh', 'corvane-london']],
    ['country=US', []],
  ])('lists those of %s', async (query, ids) => {
    expect(idsOf((await find(query)).json())).toEqual(ids)
  })

  it('lists all without a country', async () => {
    expect((await find('')).json().total).toBe(stores.length + 1)
  })

  it('sorts by distance from a location and omits boutiques that are too far', async () => {
    const answer = (await find('country=CH&latitude=46.2&longitude=6.15&maxDistance=60')).json()
    expect(idsOf(answer)).toEqual(['halbrenn-geneve', 'halbrenn-lausanne'])
    expect(answer.data[1]).toMatchObject({ distance: 51.44, distanceUnit: 'km' })
  })

  it('returns the availability of a product, which is nowhere for an unknown one', async () => {
    const available = async (id: string) =>
      (await find(`country=CH&productId=${id}`)).json<{ data: Store[] }>().data.filter((store) => store.c_available)
    expect(idsOf({ data: await available(TEST_IDS.steelWatch) })).toEqual(['zurich'])
    expect(await available('9999-999-9')).toEqual([])
    const all = (await find('country=CH')).json<{ data: Store[] }>().data
    expect(all.some((store) => 'c_available' in store)).toBe(false)
  })

  it.each(['country=Schweiz', 'maxDistance=5', 'latitude=1', 'latitude=x&longitude=y'])(
    'answers 400 to "%s"',
    async (query) => {
      expect((await find(query)).statusCode).toBe(400)
    },
  )
})

it.each([
  ['Zürich', 'Genève', [47.3769, 8.5417], [46.2044, 6.1432], 224.35],
  ['a place', 'itself', [47.3769, 8.5417], [47.3769, 8.5417], 0],
  ['a pole', 'the other', [90, 0], [-90, 0], 20015.09],
  ['a side of the date line', 'the other', [0, 179.5], [0, -179.5], 111.19],
])('measures from %s to %s', (_from, _to, [a = 0, b = 0], [c = 0, d = 0], expected) => {
  expect(distanceBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d }, 'km')).toBe(expected)
})
