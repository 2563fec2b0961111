import { describe, expect, it } from 'vitest'
import { formatRate, formatTax } from './formatTax.js'

/** ICU versions differ in the kind of space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('formatTax', () => {
  it.each([
    ['en-GB', 614.43, 'GBP', '£614.43'],
    ['en-GB', 600, 'GBP', '£600.00'],
    ['de-CH', 1234.5, 'CHF', 'CHF 1’234.50'],
    ['de-DE', 1234.5, 'EUR', '1.234,50 €'],
    ['fr-FR', 7, 'EUR', '7,00 €'],
    ['da-DK', 7, 'DKK', '7,00 kr.'],
  ])('writes a tax in %s with two decimals: %d %s', (locale, amount, currency, text) => {
    expect(plain(formatTax(locale, amount, currency))).toBe(text)
  })
})

describe('formatRate', () => {
  it.each([
    ['en-GB', 0.2, '20.0%'],
    ['en-GB', 0.0811, '8.1%'],
    ['de-CH', 0.081, '8.1%'],
    ['de-DE', 0.19, '19,0 %'],
    ['da-DK', 0.25, '25,0 %'],
  ])('writes a rate in %s with one decimal: %d', (locale, rate, text) => {
    expect(plain(formatRate(locale, rate))).toBe(text)
  })
})
