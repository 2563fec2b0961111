import { describe, expect, it } from 'vitest'
import { money } from './money.js'

describe('money', () => {
  it.each([
    [590, { CHF: 590, EUR: 630, GBP: 550, DKK: 4695 }],
    [6850, { CHF: 6850, EUR: 7350, GBP: 6350, DKK: 54_500 }],
    [96_500, { CHF: 96_500, EUR: 103_500, GBP: 89_500, DKK: 770_000 }],
  ])('rounds the price list for CHF %i by the rules of each market', (chf, expected) => {
    expect(money(chf)).toEqual(expected)
  })
})
