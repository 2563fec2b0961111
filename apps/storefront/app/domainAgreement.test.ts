import { totalFormat, taxFormat, taxPercentageFormat } from '@vitrine/commerce-client/domain/basket/miniCartFormats'
import { taxPercentage } from '@vitrine/commerce-client/domain/basket/taxPercentage'
import { priceFormat } from '@vitrine/commerce-client/domain/product/priceFormat'
import { geocodeZoom as domainZoom } from '@vitrine/commerce-client/domain/stores/geocodeZoom'
import { describe, expect, it } from 'vitest'
import { formatRate, formatTax } from '../../../packages/ui/src/components/OrderSummary/formatTax.js'
import { taxRate } from '../../../packages/ui/src/components/OrderSummary/orderTotals.js'
import { formatPrice } from '../../../packages/ui/src/components/Price/formatPrice.js'
import { geocodeZoom } from '../../../packages/ui/src/rules/geocodeZoom.js'

const locales = ['de-CH', 'fr-CH', 'en-CH', 'de-DE', 'fr-FR', 'da-DK', 'en-GB'] as const
const amounts = [0, 0.05, 80, 614.43, 1249.004, 1249.999, 12500, 1234567.5]
const cases = locales.flatMap((locale) => amounts.map((amount) => [locale, amount] as const))

/** ICU versions differ in the Swiss thousands separator, which the design system formats itself. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/(?<=\d)[ .,’'](?=\d{3}(?!\d))/g, '_')
const written = (locale: string, format: Intl.NumberFormatOptions, value: number) =>
  plain(new Intl.NumberFormat(locale, format).format(value))

// The design system imports no other package and therefore duplicates these rules; this test keeps both in step.
describe('the design system and the domain agree', () => {
  it.each(cases)('for %s on the price and the total %d', (locale, amount) => {
    expect(written(locale, priceFormat(amount, 'CHF'), amount)).toBe(plain(formatPrice({ locale }, amount, 'CHF')))
    expect(written(locale, totalFormat(amount, 'EUR'), amount)).toBe(plain(formatPrice({ locale }, amount, 'EUR')))
  })

  it.each(cases)('for %s on the tax %d', (locale, amount) => {
    expect(written(locale, taxFormat('GBP'), amount)).toBe(plain(formatTax(locale, amount, 'GBP')))
  })

  it.each(locales)('for %s on the tax percentage', (locale) => {
    expect(written(locale, taxPercentageFormat, 0.0811)).toBe(plain(formatRate(locale, 0.0811)))
  })

  it.each([
    [614.43, 8200],
    [0.01, 1],
    [100, 100],
    [200, 100],
  ])('on the tax rate for tax %d of %d', (taxTotal, orderTotal) => {
    expect(taxRate(taxTotal, orderTotal)).toBe(taxPercentage({ taxTotal, orderTotal }))
  })

  it.each([{ city: 'Zürich', zoomLevel: 6 }, { zoomLevel: 6 }, { zoomLevel: 2 }, { zoomLevel: 17 }, {}])(
    'on the map zoom of %j',
    (place) => {
      expect(geocodeZoom(place)).toBe(domainZoom(place))
    },
  )
})
