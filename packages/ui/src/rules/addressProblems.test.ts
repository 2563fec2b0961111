import { describe, expect, it } from 'vitest'
import { addressProblems, addressValues, type AddressValues } from './addressProblems.js'

const address: AddressValues = {
  country: 'CH',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  company: '',
  line1: 'Bahnhofstrasse 24',
  line2: '',
  postalCode: '8001',
  city: 'Zürich',
}
const problemsOf = (change: Partial<AddressValues>) =>
  addressProblems({ ...address, ...change }).map(({ name, kind }) => `${name} ${kind}`)

describe('addressProblems', () => {
  it.each([
    [{}],
    [{ company: 'Halbrenn AG', line2: '3rd floor' }],
    [{ country: 'GB', line1: '12 Old Bond Street', city: 'London', postalCode: 'w1s3pr' }],
  ])('accepts %j', (change) => {
    expect(problemsOf(change)).toEqual([])
  })

  it.each(['firstName', 'lastName', 'line1', 'postalCode', 'city'] as const)('requires %s', (name) => {
    expect(problemsOf({ [name]: '' })).toEqual([`${name} required`])
  })

  it.each(['', 'XX', 'uk', 'toString'])('rejects the unknown country %j', (country) => {
    expect(problemsOf({ country })).toEqual(['country choose'])
  })

  it('rejects a country that the form does not offer', () => {
    expect(addressProblems(address, ['DE', 'AT'])).toEqual([{ name: 'country', kind: 'choose' }])
    expect(addressProblems(address, ['DE', 'CH'])).toEqual([])
  })

  it('validates a postal code by its country', () => {
    expect(problemsOf({ country: 'DE' })).toEqual(['postalCode format'])
  })

  it.each(['firstName', 'lastName', 'company', 'line1', 'line2', 'city'] as const)(
    'accepts at most 80 characters for %s',
    (name) => {
      expect(problemsOf({ [name]: 'x'.repeat(80) })).toEqual([])
      expect(problemsOf({ [name]: 'x'.repeat(81) })).toEqual([`${name} tooLong`])
    },
  )

  it('returns problems in the field order of the country', () => {
    const empty = { firstName: '', lastName: '', line1: '', postalCode: '', city: '' }
    expect(problemsOf({ ...empty, country: 'FR' }).slice(-2)).toEqual(['postalCode required', 'city required'])
    expect(problemsOf({ ...empty, country: 'GB' }).slice(-2)).toEqual(['city required', 'postalCode required'])
  })
})

describe('addressValues', () => {
  it('reads the address of its section and normalizes its postal code', () => {
    const data = new FormData()
    data.set('shipping.country', 'GB')
    data.set('shipping.postalCode', ' sw1a1aa ')
    data.set('billing.country', 'CH')
    expect(addressValues(data, 'shipping')).toMatchObject({ country: 'GB', postalCode: 'SW1A 1AA', city: '' })
    expect(addressValues(data, 'billing')).toMatchObject({ country: 'CH', postalCode: '' })
    expect(addressValues(data).country).toBe('')
  })
})
