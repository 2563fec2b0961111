import { describe, expect, it } from 'vitest'
import { customerLocale, isSameCountry, localeCountry, localeLanguage, pathCountry } from './localeParts.js'

describe('localeLanguage', () => {
  it.each([
    ['de-CH', 'de'],
    ['en_GB', 'en'],
    ['FR', 'fr'],
  ])('%s → %s', (id, language) => {
    expect(localeLanguage(id)).toBe(language)
  })

  it.each([undefined, '', '-CH'])('throws the error of Spec §8 for %s', (id) => {
    expect(() => localeLanguage(id)).toThrow(new Error('Language reference in url is undefined'))
  })
})

it.each([
  ['de-CH', 'CH'],
  ['en-UK', 'GB'],
  ['en-gb', 'GB'],
  ['en', 'CH'],
])('localeCountry of %s is %s', (id, country) => {
  expect(localeCountry(id)).toBe(country)
})

it.each([
  ['GB', 'uk'],
  ['gb', 'uk'],
  ['UK', 'uk'],
  ['CH', 'ch'],
])('pathCountry of %s is %s', (country, path) => {
  expect(pathCountry(country)).toBe(path)
})

it('customerLocale replaces "-" with "_"', () => {
  expect(customerLocale('en-GB')).toBe('en_GB')
})

it.each([
  ['GB', 'uk', true],
  ['CH', 'ch', true],
  ['CH', 'DE', false],
  [undefined, undefined, false],
])('isSameCountry of %s and %s is %s', (a, b, expected) => {
  expect(isSameCountry(a, b)).toBe(expected)
})
