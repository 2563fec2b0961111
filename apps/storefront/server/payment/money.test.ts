import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameMoney, majorUnits, moneyOf } from './money.js'

describe('moneyOf', () => {
  it.each([
    [8200, 'CHF', 820_000],
    [1.005, 'EUR', 100],
    [19.99, 'EUR', 1999],
    [0.29, 'GBP', 29],
    [4.35, 'DKK', 435],
    [1.1 + 2.2, 'EUR', 330],
    [0, 'CHF', 0],
    [1200, 'JPY', 1200],
    [1.234, 'KWD', 1234],
  ])('%d %s is %d minor units', (major, currency, minor) => {
    expect(moneyOf(major, currency)).toEqual({ minor, currency })
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e13])('refuses %d', (major) => {
    expect(() => moneyOf(major, 'CHF')).toThrow(RangeError)
  })

  it('is reversed by majorUnits for every amount', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.constantFrom('CHF', 'EUR', 'DKK', 'GBP', 'JPY'), (minor, currency) => {
        expect(moneyOf(majorUnits({ minor, currency }), currency)).toEqual({ minor, currency })
      }),
      { seed: 7 },
    )
  })
})

describe('isSameMoney', () => {
  it('compares amount and currency', () => {
    expect(isSameMoney(moneyOf(1, 'CHF'), moneyOf(1, 'CHF'))).toBe(true)
    expect(isSameMoney(moneyOf(1, 'CHF'), moneyOf(1, 'EUR'))).toBe(false)
    expect(isSameMoney(moneyOf(1, 'CHF'), moneyOf(2, 'CHF'))).toBe(false)
  })
})
