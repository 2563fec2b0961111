import { expect, it } from 'vitest'
import { isInStaffSale, isInternalShop, staffSaleMarker } from './staffSale.js'

const flagged = { c_isStaffSaleCustomer: true }

it.each([
  ['a flagged customer without the marker', flagged, false, 'set'],
  ['a flagged customer with the marker', flagged, true, null],
  ['a customer who lost the flag', { c_isStaffSaleCustomer: false }, true, 'remove'],
  ['another customer in the same browser', {}, true, 'remove'],
  ['a guest in the same browser', null, true, 'remove'],
  ['a guest', null, false, null],
  ['a customer who is only in the sale', { c_isStaffSale: true }, false, null],
  ['a customer not loaded yet, with the marker', undefined, true, null],
  ['a customer not loaded yet, without the marker', undefined, false, null],
] as const)('%s', (_, customer, isMarked, change) => {
  expect(staffSaleMarker(customer, isMarked)).toBe(change)
})

it('sets the marker once over several visits', () => {
  let isMarked = false
  const changes = [flagged, flagged, null, flagged].map((customer) => {
    const change = staffSaleMarker(customer, isMarked)
    isMarked = change === null ? isMarked : change === 'set'
    return change
  })
  expect(changes).toEqual(['set', null, 'remove', 'set'])
})

it.each([
  [flagged, true, false],
  [{ c_isStaffSale: true }, false, true],
  [{ c_isStaffSale: true, c_isStaffSaleCustomer: true }, true, true],
  [{}, false, false],
  [null, false, false],
  [undefined, false, false],
])('%j: internal shop %s, in the sale %s', (customer, isInternal, isInSale) => {
  expect(isInternalShop(customer)).toBe(isInternal)
  expect(isInStaffSale(customer)).toBe(isInSale)
})
