import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDatabase } from '../../store/openDatabase.js'
import { createShopperContextRepository } from '../../store/shopperContextRepository.js'
import { getContext, putContext } from './contextService.js'
import { geolocationHeader } from './geolocationHeader.js'
import { readContext } from './readContext.js'

const text = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) })
const qualifiers = fc.dictionary(text, fc.option(text), { maxKeys: 20, noNullPrototype: true })
const texts = fc.array(fc.string({ maxLength: 256 }))
const address = fc.ipV4()
const place = fc.record(
  {
    city: text,
    country: text,
    countryCode: text,
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map(withoutMinusZero),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map(withoutMinusZero),
    metroCode: text,
    postalCode: text,
    region: text,
    regionCode: text,
  },
  { requiredKeys: [], noNullPrototype: true },
)
const context = fc.record(
  {
    sourceCode: fc.option(text),
    customQualifiers: qualifiers,
    assignmentQualifiers: qualifiers,
    customerGroupIds: texts,
    couponCodes: texts,
    clientIp: address,
    geoLocation: place,
  },
  { requiredKeys: [], noNullPrototype: true },
)
const shopper = { usid: 'u', customerId: 'c', guestCustomerId: 'c', login: null }

it('returns exactly what was put', () => {
  const contexts = createShopperContextRepository(openDatabase(':memory:'))
  fc.assert(
    fc.property(context, (given) => {
      putContext(contexts, readContext(JSON.parse(JSON.stringify(given)), false), {
        shopper,
        keepsClientIp: true,
        now: 0,
      })
      expect(getContext(contexts, 'u', 0)).toEqual(given)
    }),
  )
})

it('keeps the header a single line of at most five parts, whatever the place name', () => {
  fc.assert(
    fc.property(context, (given) => {
      const header = geolocationHeader(given) ?? ''
      expect(header).toMatch(/^[\x20-\x7e]*$/)
      const names = header === '' ? [] : header.split(';').map((part) => part.trim().split(':')[0])
      const known = ['CountryCode', 'Country', 'MetroCode', 'Latitude', 'Longitude']
      expect(names).toEqual(known.filter((name) => names.includes(name)))
    }),
  )
})

/** JSON has no negative zero. */
function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value
}
