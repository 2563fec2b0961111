import { describe, expect, it } from 'vitest'
import { gazetteerCountries, towns } from './gazetteer.js'
import { buildCatalogue } from './buildCatalogue.js'
import { stores } from './stores.js'

describe('boutiques', () => {
  it('have unique ids, including the first eight', () => {
    const ids = stores.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const first = ['zurich', 'geneve', 'munchen', 'hamburg', 'wien', 'kobenhavn', 'paris', 'london']
    expect(ids).toEqual(expect.arrayContaining(first.map((slug) => `halbrenn-${slug}`)))
  })

  it.each(Object.keys(gazetteerCountries))('of the retailer and of the partner brand exist in %s', (country) => {
    const here = stores.filter(({ countryCode }) => countryCode === country)
    expect(here.filter(({ partnerBrand }) => partnerBrand === null).length).toBeGreaterThan(1)
    expect(here.filter(({ partnerBrand }) => partnerBrand === 'Corvane')).toHaveLength(1)
  })

  it.each(stores.map((store) => [store.id, store] as const))('%s has valid opening hours', (_id, store) => {
    expect(store.week).toHaveLength(7)
    const spans = [...store.week, ...store.exceptions].flatMap((day) => day.spans)
    for (const { from, to } of spans) {
      expect([from, to]).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)])
      expect(from < to).toBe(true)
    }
    const dates = store.exceptions.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates.every((date) => new Date(date).toISOString().startsWith(date))).toBe(true)
    expect(new Intl.DateTimeFormat('en', { timeZone: store.timeZone }).resolvedOptions().timeZone).toBe(store.timeZone)
  })

  it.each(stores.map((store) => [store.id, store] as const))('%s is near a town of its country', (_id, store) => {
    const near = towns.filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - store.latitude) < 0.05 && Math.abs(longitude - store.longitude) < 0.05,
    )
    expect(near.map(({ countryCode }) => countryCode)).toContain(store.countryCode)
    expect(store.brands.length).toBeGreaterThan(0)
    expect(store.services.length).toBeGreaterThan(0)
  })

  it("have products of the brands that they sell; products without a listed boutique are in the retailer's own", () => {
    const { products } = buildCatalogue()
    const named = new Set(stores.flatMap(({ brands }) => brands))
    const misplaced = products.filter(({ brand, storeIds }) =>
      stores.some(
        ({ id, brands, partnerBrand }) =>
          storeIds.includes(id) && (named.has(brand) ? !brands.includes(brand) : partnerBrand !== null),
      ),
    )
    expect(misplaced.map(({ id }) => id)).toEqual([])
    expect(
      products.some(({ brand, storeIds }) => brand === 'Corvane' && storeIds.some((id) => id.startsWith('corvane-'))),
    ).toBe(true)
  })
})

describe('gazetteer', () => {
  it('lists about sixty towns, each once in its country', () => {
    expect(towns.length).toBeGreaterThanOrEqual(60)
    const names = towns.map(({ countryCode, name }) => `${countryCode} ${name.de}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists a postal code once per country', () => {
    const codes = towns.flatMap(({ countryCode, postalCodes }) => postalCodes.map((code) => `${countryCode} ${code}`))
    expect(new Set(codes).size).toBe(codes.length)
  })
})
