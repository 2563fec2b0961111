import { expect, it } from 'vitest'
import { buildBasket } from '../testing/buildBasket.js'
import { isGone, isLonger, isSetIn } from './appliedChecks.js'

const home = { addressId: 'CH', countryCode: 'CH', city: 'Basel' }

it.each([
  [{ addressId: 'CH' }, false],
  [{ addressId: 'Basel' }, true],
  [{ itemId: 'line-1' }, true],
])('entry %j is removed from an account: %s', (ids, expected) => {
  expect(isGone({ addresses: [home] }, ids)).toBe(expected)
})

it('an entry is removed even if another kind of entry has the same name', () => {
  expect(isGone({ addresses: [{ ...home, addressId: 'Work' }] }, { addressId: 'CH' })).toBe(true)
  expect(isGone(null, { addressId: 'CH' })).toBe(true)
})

it.each([
  [{ shippingMethod: { id: 'express' }, shippingAddress: {} }, true],
  [{ shippingMethod: { id: 'standard' }, shippingAddress: {} }, false],
  [{ shippingMethod: { id: 'express' }, shippingAddress: { city: 'Basel' } }, false],
])('a shipment contains %j: %s; an empty address changes nothing', (body, expected) => {
  const shipments = [{ shipmentId: 'me', shippingMethod: { id: 'express' } }]
  expect(isSetIn('shipments')(buildBasket({ shipments }), { body })).toBe(expected)
})

it.each([
  [0, 1, true],
  [1, 1, false],
  [0, 2, false],
])('a change from %d to %d entries is one longer: %s', (before, now, expected) => {
  const list = (length: number) => ({ entries: Array.from({ length }) })
  expect(isLonger('entries')(list(now), null, list(before))).toBe(expected)
})
