import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { gazetteerCountries, towns } from '../../seed/gazetteer.js'
import { Problem } from '../http/problem.js'
import { COUNTRIES } from '../siteConfig.js'
import { geocode } from './geocodeService.js'

const anySign = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))

it('answers any address with a place in the six countries or with a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 220 }), fc.string({ maxLength: 3 }), (address, country) => {
      expect([...Object.keys(COUNTRIES), 'a problem']).toContain(countryOf(address, country))
    }),
  )
})

function countryOf(address: string, country: string): string | undefined {
  try {
    return geocode({ address, country }).countryCode
  } catch (error) {
    if (error instanceof Problem) return 'a problem'
    throw error
  }
}

const names = towns.flatMap((town) =>
  Object.entries(town.name).map(([language, name]) => [name, language, town] as const),
)

it.each(names)('finds %s, as it is called in %s, in its country', (name, _language, town) => {
  const { countryCode, lat, lng } = geocode({ address: name, country: town.countryCode })
  expect({ countryCode, lat, lng }).toEqual({
    countryCode: town.countryCode,
    lat: town.latitude,
    lng: town.longitude,
  })
})

it.each(towns.flatMap((town) => town.postalCodes.map((code) => [code, town] as const)))(
  'finds the postal code %s in its country',
  (code, town) => {
    const country = gazetteerCountries[town.countryCode].name.en
    expect(geocode({ address: `${code}, ${country}` })).toMatchObject({
      countryCode: town.countryCode,
      city: town.name.en,
    })
  },
)
