import { expect, it } from 'vitest'
import { parsePreferredLocation, preferredLocation } from './preferredLocation.js'

it.each([
  ['choice', 2_592_000],
  ['automatic', null],
  ['spec', 2_592_000],
] as const)('set by %s has a lifetime of %s seconds', (by, maxAgeSeconds) => {
  expect(preferredLocation({ language: 'DE', country: 'ch' }, by)).toEqual({
    name: 'prefferedLocation',
    value: 'de-CH',
    maxAgeSeconds,
  })
})

it.each([
  ['de-CH', 'de-CH'],
  ['DE-ch', 'de-CH'],
  ['en_GB', 'en-GB'],
  ['en-UK', 'en-GB'],
  ['de', null],
  ['de-CHE', null],
  ['de-CH; Path=/', null],
  ['//evil.example', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses the cookie %j as %j', (value, location) => {
  expect(parsePreferredLocation(value)).toBe(location)
})
