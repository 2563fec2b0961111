import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'

describe('geocode', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const geocode = (query: Readonly<Record<string, string>>) =>
    shopper.call('GET', 'custom/stores/v1', `geocode?${new URLSearchParams(query)}`)

  it('finds a town and returns its name in the language of the call', async () => {
    expect((await geocode({ address: 'Geneva', locale: 'de-CH' })).json()).toEqual({
      lat: 46.2044,
      lng: 6.1432,
      formattedAddress: 'Genf, Schweiz',
      city: 'Genf',
      country: 'Schweiz',
      countryCode: 'CH',
      zoomLevel: 12,
    })
  })

  it.each([
    ['zurich', {}, 'Zurich, Switzerland'],
    ['ZÜRICH', { locale: 'da-DK' }, 'Zürich, Schweiz'],
    ['Kopenhagen', {}, 'Copenhagen, Denmark'],
    ['kobenhavn', {}, 'Copenhagen, Denmark'],
    ['Straßburg', {}, 'Strasbourg, France'],
    ['strassburg', {}, 'Strasbourg, France'],
    ['st gallen', {}, 'St. Gallen, Switzerland'],
    ['Bahnhofplatz 1, 8001 Zürich', {}, '8001 Zurich, Switzerland'],
    ['8001', {}, '8001 Zurich, Switzerland'],
    ['W1S 3PR', {}, 'London W1S, United Kingdom'],
    ['w1s3pr', {}, 'London W1S, United Kingdom'],
    ['London W1S 3PR', {}, 'London W1S, United Kingdom'],
    ['6900', {}, '6900 Lugano, Switzerland'],
    ['6900', { country: 'AT' }, '6900 Bregenz, Austria'],
    ['6900 Österreich', { country: 'CH' }, '6900 Bregenz, Austria'],
    ['Frankfurt am Main', {}, 'Frankfurt, Germany'],
    ['La Chaux-de-Fonds', {}, 'La Chaux-de-Fonds, Switzerland'],
    ['münch', {}, 'Munich, Germany'],
    ['Paris, France', {}, 'Paris, France'],
  ])('finds %s with %o', async (address, query, expected) => {
    const answer = await geocode({ address, ...query })
    expect([answer.statusCode, answer.json().formattedAddress]).toEqual([200, expected])
  })

  it.each([
    ['Schweiz', 'CH', 8],
    ['Denmark', 'DK', 7],
    ['France', 'FR', 6],
    ['Royaume-Uni', 'GB', 5],
  ])('finds the country %s without a town', async (address, countryCode, zoomLevel) => {
    expect((await geocode({ address })).json()).toMatchObject({ city: '', countryCode, zoomLevel })
  })

  it.each(['Nowhereville', 'zz', '99999', '%', "'; DROP TABLE basket;--", '<script>', '\u0000', '한국', '---'])(
    'answers 404 to "%s"',
    async (address) => {
      const answer = await geocode({ address })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ title: 'Place Not Found', type: expect.stringMatching(/place-not-found$/) })
    },
  )

  it.each([
    ['no address', {}],
    ['an empty address', { address: '  ' }],
    ['a novel', { address: 'x '.repeat(200) }],
  ])('answers 400 to %s', async (_name, query) => {
    expect((await geocode(query)).statusCode).toBe(400)
  })
})
