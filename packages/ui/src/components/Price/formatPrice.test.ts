import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatPrice } from './formatPrice.js'

const written = (locale: string, currency: string, amount: number) =>
  formatPrice(createIntl({ locale }), amount, currency).replace(/[\u00A0\u202F]/g, ' ')

describe('formatPrice', () => {
  it.each([
    ['de-CH', 'CHF', 12500, 'CHF 12’500'],
    ['de-CH', 'CHF', 99.9, 'CHF 99.90'],
    ['de-DE', 'EUR', 12500, '12.500 €'],
    ['de-DE', 'EUR', 1249.5, '1.249,50 €'],
    ['fr-CH', 'CHF', 12500, '12’500 CHF'],
    ['fr-FR', 'EUR', 12500, '12 500 €'],
    ['fr-FR', 'EUR', 0.05, '0,05 €'],
    ['da-DK', 'DKK', 12500, '12.500 kr.'],
    ['da-DK', 'DKK', 1249.5, '1.249,50 kr.'],
    ['en-GB', 'GBP', 12500, '£12,500'],
    ['en-GB', 'GBP', 1249.01, '£1,249.01'],
  ])('formats a price in %s (%s) with decimals only when cents are not zero: %d', (locale, currency, amount, text) => {
    expect(written(locale, currency, amount)).toBe(text)
  })

  it('omits cents that are rounded to zero', () => {
    expect(written('en-GB', 'GBP', 1249.999)).toBe('£1,250')
    expect(written('en-GB', 'GBP', 1249.004)).toBe('£1,249')
  })
})
