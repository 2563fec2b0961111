import { describe, expect, it } from 'vitest'
import { type AddressCountry, addressCountries, addressRules } from './addressRules.js'
import { isPostalCode, normalizedPostalCode, postalCodePattern } from './postalCode.js'

const passesInBrowser = (country: AddressCountry, written: string) =>
  new RegExp(`^(?:${postalCodePattern(country)})$`, 'v').test(written)

describe('postalCode', () => {
  it.each(addressCountries)('accepts its own example for %s', (country) => {
    expect(isPostalCode(country, addressRules[country].postalCode.example)).toBe(true)
  })

  it.each([
    ['CH', '8001', '8001'],
    ['CH', ' CH-8001 ', '8001'],
    ['CH', 'ch - 1347', '1347'],
    ['CH', 'CH 8001', '8001'],
    ['CH', 'CH–8001', '8001'],
    ['DE', 'D 80539', '80539'],
    ['DE', '01067', '01067'],
    ['DE', 'D-80539', '80539'],
    ['DE', 'DE-80539', '80539'],
    ['AT', 'A-1010', '1010'],
    ['DK', 'DK-0999', '0999'],
    ['FR', 'F-75001', '75001'],
    ['FR', '20000', '20000'],
    ['FR', '97110', '97110'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'W1S 3PR', 'W1S 3PR'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['GB', 'EC1A 1BB', 'EC1A 1BB'],
  ] as const)('accepts in %s the code "%s" and normalizes it to "%s"', (country, written, stored) => {
    expect(isPostalCode(country, written)).toBe(true)
    expect(normalizedPostalCode(country, written)).toBe(stored)
    expect(passesInBrowser(country, written)).toBe(true)
  })

  it.each([
    ['CH', '800'],
    ['CH', '0801'],
    ['CH', '80012'],
    ['CH', 'DE-8001'],
    ['DE', '8053'],
    ['DE', 'SW1A 1AA'],
    ['AT', '0010'],
    ['DK', '21000'],
    ['FR', '99000'],
    ['FR', '00100'],
    ['GB', '8001'],
    ['GB', 'SW1A'],
    ['GB', '1AA SW1'],
    ['GB', ''],
  ] as const)('rejects in %s "%s"', (country, written) => {
    expect(isPostalCode(country, written)).toBe(false)
    expect(passesInBrowser(country, written)).toBe(false)
  })
})
