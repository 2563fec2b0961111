import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { includedTax, roundAmount, sumAmounts } from './amounts.js'

describe('includedTax', () => {
  it('is the share of a gross amount at the given rate', () => {
    expect(includedTax(119, 0.19)).toBe(19)
    expect(includedTax(108.1, 0.081)).toBe(8.1)
    expect(includedTax(100, 0)).toBe(0)
  })

  it('is never negative and never the whole amount', () => {
    assert(
      property(integer({ min: 1, max: 10_000_000 }), constantFrom(0.081, 0.19, 0.2, 0.25), (cents, rate) => {
        const tax = includedTax(cents, rate)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThan(cents)
      }),
    )
  })
})

describe('sumAmounts', () => {
  it('leaves no floating-point remainder', () => {
    expect(sumAmounts([0.1, 0.2])).toBe(0.3)
  })
})

describe('roundAmount', () => {
  it('rounds half a cent up', () => {
    expect(roundAmount(1.005)).toBe(1.01)
  })
})
