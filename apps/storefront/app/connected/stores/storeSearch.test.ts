import type { StoreData } from '@vitrine/ui/StoreCard'
import { describe, expect, it } from 'vitest'
import { metresBetween, storesNear } from './storeSearch.js'

const zurich = { lat: 47.3717, lng: 8.5402 }
const geneve = { lat: 46.2049, lng: 6.1466 }
const paris = { lat: 48.8692, lng: 2.3338 }

function store(id: string, countryCode: string, position: StoreData['position']): StoreData {
  return {
    id,
    name: id,
    href: null,
    address: [],
    city: id,
    countryCode,
    position,
    hours: null,
    phone: null,
    directionsHref: null,
    appointmentHref: null,
    services: [],
  }
}

const stores = [
  store('nowhere', 'CH', null),
  store('geneve', 'CH', geneve),
  store('paris', 'FR', paris),
  store('zurich', 'CH', zurich),
]
const ids = (found: readonly StoreData[]) => found.map(({ id }) => id)

describe('storesNear', () => {
  it('keeps the order when no place is given', () => {
    expect(ids(storesNear(stores, { country: '', place: null }))).toEqual(ids(stores))
    expect(ids(storesNear(stores, { country: 'FR', place: null }))).toEqual(['paris'])
  })

  it('sorts by distance, with stores without a position last', () => {
    const found = storesNear(stores, { country: '', place: { lat: 47.4, lng: 8.5 } })
    expect(ids(found)).toEqual(['zurich', 'geneve', 'paris', 'nowhere'])
    expect(found[0]?.distance).toBeLessThan(5000)
    expect(found[3]).not.toHaveProperty('distance')
  })

  it('returns at most twelve stores around a place', () => {
    const many = Array.from({ length: 40 }, (_, index) => store(`s${index}`, 'CH', zurich))
    expect(storesNear(many, { country: 'CH', place: zurich })).toHaveLength(12)
  })
})

describe('metresBetween', () => {
  it.each([
    [zurich, zurich, 0],
    [zurich, geneve, 224_000],
    [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_000],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_000],
  ])('from %j to %j', (a, b, metres) => {
    expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThan(2000)
  })
})
