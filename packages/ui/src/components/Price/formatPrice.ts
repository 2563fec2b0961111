import type { IntlShape } from 'react-intl'

/**
 * Writes an amount (major units) as currency without decimals, unless its cents are not zero.
 * Spec §9 "Pricing display".
 */
export function formatPrice(intl: Pick<IntlShape, 'formatNumber'>, amount: number, currency: string): string {
  const decimals = Math.round(amount * 100) % 100 === 0 ? 0 : 2
  const written = intl.formatNumber(amount, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // Editions of the locale data differ in the Swiss separator; server and browser must write the same.
  return written.replace(/'/g, '’')
}
