import type { Store } from '@vitrine/commerce-client/types/store'
import { describe, expect, it } from 'vitest'
import { marketOf } from '../market.js'
import { inCountryOrder, storeData, storePath } from './storeData.js'

const market = marketOf({ id: 'de-CH', alias: 'ch/de', additionalAlias: [], preferredCurrency: 'CHF' })
const today = Date.parse('2026-12-01T12:00:00Z')
const store: Store = {
  id: 'zurich',
  name: 'Halbrenn Zürich',
  address1: 'Seilergasse 20',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  phone: '+41 44 555 01 20',
  latitude: 47.3717,
  longitude: 8.5402,
  c_services: [{ id: 'appointment', label: 'Termin' }],
  c_openingTimes: {
    timeZone: 'Europe/Zurich',
    week: [],
    exceptions: ['2026-11-01', '2026-12-24', '2027-08-01'].map((date) => ({ date, spans: [] })),
  },
}

describe('storeData', () => {
  it('has the contact data of a store', () => {
    expect(storeData(store, market, today)).toMatchObject({
      href: '/ch/de/boutiques/zurich',
      address: ['Seilergasse 20', '8001 Zürich'],
      phone: { label: '+41 44 555 01 20', href: 'tel:+41445550120' },
      position: { lat: 47.3717, lng: 8.5402 },
      appointmentHref: '/ch/de/appointment/booking',
    })
  })

  it('includes exceptional opening days within the lifetime of a cached page', () => {
    const { hours } = storeData(store, market, today)
    expect(hours?.exceptions?.map(({ date }) => date)).toEqual(['2026-12-24'])
  })

  it('needs only a name', () => {
    const bare = storeData({ id: 'x' }, market, today)
    expect(bare).toMatchObject({
      name: 'x',
      address: [],
      hours: null,
      position: null,
      phone: null,
      directionsHref: null,
    })
  })

  it('puts a British postal code below the town', () => {
    const london = {
      id: 'london',
      address1: '17 Quillmaker Row',
      postalCode: 'W1S 3PR',
      city: 'London',
      countryCode: 'GB',
    }
    expect(storeData(london, market, today).address).toEqual(['17 Quillmaker Row', 'London', 'W1S 3PR'])
  })
})

it.each([
  [{ id: 'halbrenn-zurich' }, '/boutiques/zurich'],
  [{ id: 'zurich' }, '/boutiques/zurich'],
  [{ id: 'corvane-zurich', c_partnerBrand: 'Corvane' }, '/corvane/boutiques/zurich'],
  [{ id: 'a/../b' }, '/boutiques/a%2F..%2Fb'],
])('maps the page of %j to %s', (one, path) => {
  expect(storePath(one)).toBe(path)
})

it('sorts the given country first and groups the others', () => {
  const codes = ['DE', 'CH', 'FR', 'DE'].map((countryCode, index) => ({ id: String(index), countryCode }))
  expect(inCountryOrder(codes, 'CH').map(({ id }) => id)).toEqual(['1', '0', '3', '2'])
  expect(inCountryOrder(codes, 'AT')).toHaveLength(4)
})
