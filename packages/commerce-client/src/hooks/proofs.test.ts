import { expect, it } from 'vitest'
import { buildBasket } from '../testing/buildBasket.js'
import { isGone, isLonger, isSetIn } from './proofs.js'

const home = { addressId: 'CH', countryCode: 'CH', city: 'Basel' }

it.each([
  [{ addressId: 'CH' }, false],
  [{ addressId: 'Basel' }, true],
  [{ itemId: 'line-1' }, true],
])('an account without an entry %j', (ids, expected) => {
  expect(isGone({ addresses: [home] }, ids)).toBe(expected)
})

it('an entry is gone although something else is called the same', () => {
  expect(isGone({ addresses: [{ ...home, addressId: 'Work' }] }, { addressId: 'CH' })).toBe(true)
  expect(isGone(null, { addressId: 'CH' })).toBe(true)
})

it.each([
  [{ shippingMethod: { id: 'express' }, shippingAddress: {} }, true],
  [{ shippingMethod: { id: 'standard' }, shippingAddress: {} }, false],
  [{ shippingMethod: { id: 'express' }, shippingAddress: { city: 'Basel' } }, false],
])('a shipment shows %j: %s; an empty address asks for nothing', (body, expected) => {
  const shipments = [{ shipmentId: 'me', shippingMethod: { id: 'express' } }]
  expect(isSetIn('shipments')(buildBasket({ shipments }), { body })).toBe(expected)
})

it.each([
  [0, 1, true],
  [1, 1, false],
  [0, 2, false],
])('a list that had %d entries and has %d is one longer: %s', (before, now, expected) => {
  const list = (length: number) => ({ entries: Array.from({ length }) })
  expect(isLonger('entries')(list(now), null, list(before))).toBe(expected)
})
