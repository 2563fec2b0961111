import { describe, expect, it } from 'vitest'
import { checkoutAddressProblems } from './checkoutAddressProblems.js'
import { checkoutAddressValues, isBillingSame, withSavedAddress } from './checkoutAddressValues.js'

const rules = { countries: ['CH'], storeIds: ['zurich'] } as const
const good = {
  mode: 'delivery',
  billingSame: '1',
  'shipping.country': 'CH',
  'shipping.firstName': 'Anna',
  'shipping.lastName': 'Lindqvist',
  'shipping.line1': 'Bahnhofstrasse 24',
  'shipping.postalCode': 'CH-8001',
  'shipping.city': 'Zürich',
  'shipping.phone': '+41781234567',
}
const billing = Object.fromEntries(
  Object.entries(good).map(([name, value]) => [name.replace('shipping.', 'billing.'), value]),
)
const problems = (fields: Readonly<Record<string, string>>) =>
  checkoutAddressProblems(checkoutAddressValues(fields), rules)
const namesOf = (fields: Readonly<Record<string, string>>) => problems(fields).map(({ name }) => name)

describe('checkoutAddressProblems', () => {
  it('accepts a complete delivery and normalizes the postcode', () => {
    expect(problems(good)).toEqual([])
    expect(checkoutAddressValues(good).shipping.postalCode).toBe('8001')
  })

  it('lists missing fields in the order of the form', () => {
    expect(namesOf({ mode: 'delivery', 'shipping.country': 'CH', billingSame: '1' })).toEqual([
      'shipping.firstName',
      'shipping.lastName',
      'shipping.line1',
      'shipping.postalCode',
      'shipping.city',
      'shipping.phone',
    ])
  })

  it('refuses a country where nothing is delivered', () => {
    expect(namesOf({ ...good, 'shipping.country': 'FR' })).toEqual(['shipping.country'])
  })

  it.each(['shipping.line1', 'shipping.line2', 'shipping.company'])('refuses a post office box in %s', (name) => {
    expect(problems({ ...good, [name]: 'Postfach 12' })).toEqual([{ name, kind: 'undeliverable' }])
  })

  it('accepts a post office box as the billing address', () => {
    expect(problems({ ...good, ...billing, billingSame: '', 'billing.line1': 'Postfach 12' })).toEqual([])
  })

  it('validates the billing address only if it differs', () => {
    const { billingSame: _, ...other } = good
    expect(namesOf({ ...good, 'billing.country': 'DE' })).toEqual([])
    expect(namesOf({ ...other, 'billing.country': 'DE' })).toContain('billing.postalCode')
  })

  it('requires a boutique and a billing address for pick-up, and no delivery address', () => {
    expect(namesOf({ ...billing, mode: 'pickup', storeId: 'basel' })).toEqual(['storeId'])
    expect(namesOf({ ...billing, mode: 'pickup', storeId: 'zurich' })).toEqual([])
    expect(namesOf({ mode: 'pickup', storeId: 'zurich', billingSame: '1' })).toContain('billing.country')
  })

  it('limits the name of the person who collects the order', () => {
    expect(problems({ ...billing, mode: 'pickup', storeId: 'zurich', pickupPerson: 'x'.repeat(81) })).toEqual([
      { name: 'pickupPerson', kind: 'tooLong', limit: 80 },
    ])
  })

  it('joins a telephone number that was submitted without scripts', () => {
    const { 'shipping.phone': _, ...rest } = good
    const sent = { ...rest, 'shipping.phoneCountry': 'CH', 'shipping.phoneNational': '078 123 45 67' }
    expect(checkoutAddressValues(sent).phone).toBe('+41781234567')
    expect(problems(sent)).toEqual([])
    expect(problems({ ...sent, 'shipping.phoneNational': '078 123' })).toEqual([
      { name: 'shipping.phone', kind: 'phone' },
    ])
  })
})

describe('withSavedAddress', () => {
  const saved = [{ id: 'home', label: 'Home', values: { country: 'CH', city: 'Bern', phone: '+41311234567' } }]

  it('replaces the fields of the delivery address', () => {
    expect(withSavedAddress({ savedAddressId: 'home', 'shipping.city': 'Zürich', email: 'a@b.ch' }, saved)).toEqual({
      savedAddressId: 'home',
      email: 'a@b.ch',
      'shipping.country': 'CH',
      'shipping.city': 'Bern',
      'shipping.phone': '+41311234567',
    })
  })

  it('keeps a telephone number that was entered', () => {
    expect(withSavedAddress({ savedAddressId: 'home', 'shipping.phone': '+41781234567' }, saved)).toMatchObject({
      'shipping.phone': '+41781234567',
    })
  })

  it.each(['', 'unknown'])('keeps the fields when the address is "%s"', (savedAddressId) => {
    expect(withSavedAddress({ savedAddressId, 'shipping.city': 'Zürich' }, saved)).toEqual({
      savedAddressId,
      'shipping.city': 'Zürich',
    })
  })
})

describe('isBillingSame', () => {
  it.each([
    [{}, true],
    [{ billingSame: '1' }, true],
    [{ billingSame: '' }, false],
    [{ 'billing.country': 'CH' }, true],
    [{ 'billing.city': 'Bern' }, false],
  ])('for %j is %s', (fields, expected) => {
    expect(isBillingSame(fields)).toBe(expected)
  })
})
