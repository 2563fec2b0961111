import { describe, expect, it } from 'vitest'
import { formatRate, formatTax } from './formatTax.js'
import { taxRate } from './orderTotals.js'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('taxRate', () => {
  it.each([
    [936.63, 12500, 0.081],
    [1995.8, 12500, 0.19],
    [2500, 12500, 0.25],
    [0.81, 10.81, 0.081],
  ])('computes from a tax of %d in a total of %d the rate %d', (tax, total, rate) => {
    expect(taxRate(tax, total)).toBeCloseTo(rate, 4)
  })

  it.each([
    [null, 100],
    [0, 100],
    [0, 0],
    [-5, 100],
    [100, 100],
    [120, 100],
    [Number.NaN, 100],
    [8, Number.POSITIVE_INFINITY],
    [Number.POSITIVE_INFINITY, 100],
  ])('returns no rate for a tax of %s in a total of %s', (tax, total) => {
    expect(taxRate(tax, total)).toBeNull()
  })
})

describe('formats of the order summary', () => {
  it.each([
    ['de-CH', 'CHF', 936.6, 'CHF 936.60'],
    ['de-CH', 'CHF', 1936, 'CHF 1’936.00'],
    ['de-DE', 'EUR', 1995.8, '1.995,80 €'],
    ['fr-FR', 'EUR', 1995.8, '1 995,80 €'],
    ['da-DK', 'DKK', 2500, '2.500,00 kr.'],
    ['en-GB', 'GBP', 2083.333, '£2,083.33'],
    ['en-GB', 'nonsense', 12, '12.00'],
  ])('formats a tax in %s (%s) with two decimals: %d', (locale, currency, amount, text) => {
    expect(plain(formatTax(locale, amount, currency))).toBe(text)
  })

  it.each([
    ['de-CH', 0.081, '8.1%'],
    ['de-DE', 0.19, '19,0 %'],
    ['en-GB', 0.2, '20.0%'],
    ['fr-FR', 0.2, '20,0 %'],
    ['en-GB', 0.08149, '8.1%'],
  ])('formats a rate in %s with one decimal: %d', (locale, rate, text) => {
    expect(plain(formatRate(locale, rate))).toBe(text)
  })
})
