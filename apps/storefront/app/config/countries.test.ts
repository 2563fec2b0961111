import { keyFacts } from '@vitrine/commerce-client/domain/product/keyFacts'
import { describe, expect, it } from 'vitest'
import { countries, countryOf } from './countries.js'
import { languages } from './languages.js'
import { sites } from './sites.js'

describe('countries', () => {
  it.each([
    ['ch', 5],
    ['de', 3],
    ['fr', 2],
    ['uk', 2],
    ['at', 2],
    ['dk', 2],
  ])('%s lists %d third-party watch brands', (pathCode, count) => {
    const { thirdPartyWatchBrands } = countryOf(pathCode)
    expect(new Set(thirdPartyWatchBrands).size).toBe(count)
    expect(thirdPartyWatchBrands).toHaveLength(count)
  })

  it.each(countries.map((country) => [country.code, country] as const))(
    '%s has an E.164 phone number, a complete address and a name in every language',
    (_, { phone, address, name }) => {
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/)
      expect(Object.values(address).every((line) => line !== '')).toBe(true)
      expect(Object.keys(name).sort()).toEqual(Object.keys(languages).sort())
    },
  )

  it.each(sites.flatMap((site) => site.l10n.supportedLocales))(
    '$id belongs to a configured country and uses its currency',
    (locale) => {
      const country = countries.find(({ code }) => code === locale.id.split('-')[1])
      expect(country?.currency).toBe(locale.preferredCurrency)
      expect(country?.languages).toContain(locale.id.split('-')[0])
      expect(locale.alias).toBe(`${country?.pathCode}/${locale.id.split('-')[0]}`)
    },
  )

  it('name the brand as warranty giver only in the countries it lists', () => {
    const giverIn = (code: string) =>
      keyFacts({ brand: 'Ilvane' }, { warrantyBrands: countryOf(code).warrantyBrands, retailer: 'Halbrenn' }).at(-1)
    expect(giverIn('GB')).toEqual({ kind: 'warranty', by: 'Ilvane' })
    expect(giverIn('FR')).toEqual({ kind: 'warranty', by: 'Halbrenn' })
  })

  it('fall back to Switzerland', () => {
    expect(countryOf('').code).toBe('CH')
    expect(countryOf('XX').code).toBe('CH')
    expect(countryOf('uk').code).toBe('GB')
  })
})
