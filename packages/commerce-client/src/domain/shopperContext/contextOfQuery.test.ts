import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextOfQuery } from './contextOfQuery.js'

const rules = {
  customQualifiers: { deviceType: 'text', interests: 'list' },
  assignmentQualifiers: { store: 'text' },
} as const

it.each([
  ['', {}],
  ['?utm=1', {}],
  ['?sourceCode=SPRING', { sourceCode: 'SPRING' }],
  ['?sourceCode=', {}],
  ['?sourceCode=%20A%20', { sourceCode: 'A' }],
  ['?sourceCode=A&sourceCode=B', { sourceCode: 'A' }],
  [`?sourceCode=${'x'.repeat(256)}`, { sourceCode: 'x'.repeat(256) }],
  [`?sourceCode=${'x'.repeat(257)}`, {}],
  ['?city=Z%C3%BCrich&countryCode=CH', { geoLocation: { city: 'Zürich', countryCode: 'CH' } }],
  [
    '?country=Switzerland&metroCode=0&postalCode=8001&region=ZH&regionCode=ZH',
    { geoLocation: { country: 'Switzerland', metroCode: '0', postalCode: '8001', region: 'ZH', regionCode: 'ZH' } },
  ],
  ['?latitude=47.37&longitude=8.54', { geoLocation: { latitude: 47.37, longitude: 8.54 } }],
  ['?latitude=-0.5&longitude=1e1', { geoLocation: { latitude: -0.5, longitude: 10 } }],
  ['?latitude=0&longitude=-180', { geoLocation: { latitude: 0, longitude: -180 } }],
  ['?latitude=north&longitude=', {}],
  ['?latitude=91&longitude=180.1', {}],
  ['?latitude=NaN&longitude=Infinity', {}],
  ['?deviceType=mobile', { customQualifiers: { deviceType: 'mobile' } }],
  ['?interests=watches&interests=gold', { customQualifiers: { interests: 'watches;gold' } }],
  ['?interests=&interests=gold', { customQualifiers: { interests: 'gold' } }],
  ['?store=zurich', { assignmentQualifiers: { store: 'zurich' } }],
  ['?__proto__=x&constructor=y&customerGroupIds=staff-sale', {}],
])('reads %s as %j', (search, context) => {
  expect(contextOfQuery(search, rules)).toEqual(context)
})

it('never throws and only returns qualifiers that its rules define, for any query', () => {
  const known = new Set(['sourceCode', 'geoLocation', 'customQualifiers', 'assignmentQualifiers'])
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(Object.keys(contextOfQuery(search, rules)).filter((part) => !known.has(part))).toEqual([])
    }),
  )
})

it('reads every pair of coordinates back from a query', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const search = new URLSearchParams({ latitude: `${latitude}`, longitude: `${longitude}` }).toString()
      const { geoLocation } = contextOfQuery(search, rules)
      expect(geoLocation?.latitude).toBeCloseTo(latitude, 12)
      expect(geoLocation?.longitude).toBeCloseTo(longitude, 12)
    }),
  )
})
