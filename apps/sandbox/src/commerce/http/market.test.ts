import { describe, expect, it } from 'vitest'
import { readMarket, toCountry } from './market.js'
import { validation } from './problem.js'

describe('readMarket', () => {
  it.each([
    ['de-CH', { language: 'de-CH', country: 'CH', currency: 'CHF' }],
    ['de_CH', { language: 'de-CH', country: 'CH', currency: 'CHF', locale: 'de-CH' }],
    ['da-DK', { language: 'da', country: 'DK', currency: 'DKK' }],
    ['en-GB', { language: 'en', country: 'GB', currency: 'GBP' }],
    ['en-UK', { language: 'en', country: 'GB', currency: 'GBP' }],
    ['fr', { language: 'fr', country: 'CH', currency: 'CHF' }],
    ['default', { language: 'en', country: 'CH', currency: 'CHF' }],
    ['it-IT', { language: 'en', country: 'CH', currency: 'CHF' }],
  ])('reads %s', (locale, expected) => {
    expect(readMarket({ locale }, validation)).toMatchObject(expected)
  })

  it('falls back to English and francs without a locale', () => {
    expect(readMarket({}, validation)).toMatchObject({ language: 'en', country: 'CH', currency: 'CHF' })
  })

  it("accepts a currency other than the country's", () => {
    expect(readMarket({ locale: 'de-CH', currency: 'EUR' }, validation).currency).toBe('EUR')
  })

  it.each([
    ['a malformed locale', { locale: 'xx-INVALID' }],
    ['a currency without prices', { currency: 'USD' }],
  ])('refuses %s', (_name, query) => {
    expect(() => readMarket(query, validation)).toThrow('is not valid')
  })
})

describe('toCountry', () => {
  it.each([
    ['GB', 'GB'],
    ['UK', 'GB'],
    ['IT', null],
    [undefined, null],
    ['constructor', null],
  ])('reads %s as %s', (code, expected) => {
    expect(toCountry(code)).toBe(expected)
  })
})
