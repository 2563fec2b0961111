import { describe, expect, it } from 'vitest'
import { type AvailabilityFields, detailAvailabilityFlags, tileAvailabilityFlags } from './availabilityFlags.js'

describe('tileAvailabilityFlags', () => {
  it.each<readonly [AvailabilityFields, boolean, boolean, boolean]>([
    [{ c_inStock: true }, false, true, false],
    [{ c_isPreOrder: true }, false, false, true],
    [{ c_inStock: true, c_canBeAddedToCart: true }, false, true, false],
    [{ c_inStock: true, c_isPreOrder: true, c_canBeAddedToCart: false }, false, false, false],
    [{ c_inStock: true, c_canBeAddedToCart: false }, true, true, false],
    [{ c_isPreOrder: true, c_canBeAddedToCart: false }, true, false, true],
    [{ c_inStock: false }, true, false, false],
    [{}, false, false, false],
    [{}, true, false, false],
  ])('%j, cart item %s: in stock %s, pre-order %s', (product, isCartItem, inStock, isPreOrder) => {
    expect(tileAvailabilityFlags(product, { isCartItem })).toEqual({ inStock, isPreOrder })
  })
})

describe('detailAvailabilityFlags', () => {
  it.each<readonly [AvailabilityFields, 'general' | 'other', boolean]>([
    [{ c_available: true }, 'general', true],
    [{ c_isPurchasableForCurrentCustomer: true }, 'general', true],
    [{ c_available: false, c_isPurchasableForCurrentCustomer: true }, 'general', true],
    [{ c_available: false, c_isPurchasableForCurrentCustomer: false }, 'general', false],
    [{}, 'general', false],
    [{ c_available: true }, 'other', true],
    [{ c_isPurchasableForCurrentCustomer: true }, 'other', false],
  ])('%j on the %s page: available %s', (product, kind, available) => {
    expect(detailAvailabilityFlags(product, kind).available).toBe(available)
  })

  it('requires c_canBeAddedToCart for in stock and pre-order', () => {
    const product = { c_inStock: true, c_isPreOrder: true }
    expect(detailAvailabilityFlags(product, 'general')).toMatchObject({ inStock: true, isPreOrder: true })
    const locked = { ...product, c_canBeAddedToCart: false }
    expect(detailAvailabilityFlags(locked, 'general')).toMatchObject({ inStock: false, isPreOrder: false })
  })
})
