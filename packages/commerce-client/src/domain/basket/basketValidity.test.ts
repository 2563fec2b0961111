import { describe, expect, it } from 'vitest'
import { buildBasket } from '../../testing/buildBasket.js'
import { basketFault, isBasketValid } from './basketValidity.js'

const swiss = { country: 'CH', currency: 'CHF' }

describe('isBasketValid', () => {
  it.each([
    ['CH', 'CHF', swiss, true],
    ['ch', 'CHF', swiss, true],
    ['DE', 'CHF', swiss, false],
    ['CH', 'EUR', swiss, false],
    [undefined, 'CHF', swiss, false],
    ['CH', undefined, swiss, false],
    ['UK', 'GBP', { country: 'GB', currency: 'GBP' }, true],
    ['GB', 'GBP', { country: 'uk', currency: 'GBP' }, true],
  ])('country %s and currency %s for %j: %s', (c_country, currency, place, expected) => {
    expect(isBasketValid({ c_country, currency }, place)).toBe(expected)
  })
})

describe('basketFault', () => {
  it.each([
    ['a valid basket', {}, null],
    ['a newly created basket', { productItems: [], orderTotal: 0 }, null],
    ['a basket without a total', { productItems: [], orderTotal: undefined }, null],
    ['another country', { c_country: 'DE' }, 'country'],
    ['no country', { c_country: undefined }, 'country'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['a basket with a total but no lines', { productItems: [], orderTotal: 12 }, 'emptyWithTotal'],
    ['a basket with a total but no list of lines', { productItems: undefined, orderTotal: 12 }, 'emptyWithTotal'],
  ] as const)('%s', (_, changes, fault) => {
    expect(basketFault(buildBasket(changes), swiss)).toBe(fault)
  })
})
