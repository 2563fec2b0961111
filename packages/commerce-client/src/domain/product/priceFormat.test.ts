import { describe, expect, it } from 'vitest'
import { priceFormat } from './priceFormat.js'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('priceFormat', () => {
  it.each([
    ['de-DE', 12500, 'EUR', '12.500 €'],
    ['de-DE', 1249.5, 'EUR', '1.249,50 €'],
    ['fr-FR', 12500, 'EUR', '12 500 €'],
    ['da-DK', 12500, 'DKK', '12.500 kr.'],
    ['en-GB', 12500, 'GBP', '£12,500'],
    ['en-GB', 0.05, 'GBP', '£0.05'],
    ['en-GB', 1249.999, 'GBP', '£1,250'],
    ['en-GB', 1249.004, 'GBP', '£1,249'],
    ['en-GB', -20, 'GBP', '-£20'],
    ['en-GB', 0, 'GBP', '£0'],
    ['en-GB', 80, undefined, 'CHF 80'],
    ['en-GB', 80, '', 'CHF 80'],
  ])('%s formats %d %s as %s', (locale, amount, currency, text) => {
    expect(plain(new Intl.NumberFormat(locale, priceFormat(amount, currency)).format(amount))).toBe(text)
  })

  it.each([
    [1249.5, '£1,250'],
    [1249.49, '£1,249'],
    [12500, '£12,500'],
  ])('formats %d without decimals under the rule of the specification: %s', (amount, text) => {
    expect(new Intl.NumberFormat('en-GB', priceFormat(amount, 'GBP', 'never')).format(amount)).toBe(text)
  })
})
