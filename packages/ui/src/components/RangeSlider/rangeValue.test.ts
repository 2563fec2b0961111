import { describe, expect, it } from 'vitest'
import { rangeWithin, typedNumber } from './rangeValue.js'

describe('rangeWithin', () => {
  it.each([
    ['keeps a range inside the limits', [200, 900], [200, 900]],
    ['pulls both ends inside', [-50, 5000], [0, 1000]],
    ['puts the smaller number first', [900, 200], [200, 900]],
    ['replaces invalid numbers with the limits', [Number.NaN, Number.POSITIVE_INFINITY], [0, 1000]],
  ] as const)('%s', (_rule, range, expected) => {
    expect(rangeWithin(range, 0, 1000)).toEqual(expected)
  })
})

describe('typedNumber', () => {
  it.each([
    ['12500', 12_500],
    ["12'500", 12_500],
    ['12’500', 12_500],
    ['12 500', 12_500],
    ['12\u202F500', 12_500],
    ['CHF 12,500.–', 12_500],
    ['12.500,00', 12_500],
    ['12,500.50 kr.', 12_500],
    ['0', 0],
  ])('reads %s', (typed, expected) => {
    expect(typedNumber(typed)).toBe(expected)
  })

  it.each(['', 'from', '–'])('rejects "%s"', (typed) => {
    expect(typedNumber(typed)).toBeNull()
  })
})
