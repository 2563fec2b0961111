import type { IntlShape } from 'react-intl'

/** Separator of thousands in Switzerland, in every language. */
const SWISS_GROUP = '’'

/**
 * Writes an amount (major units) as currency without decimals, unless its cents are not zero.
 * Spec §9 "Pricing display".
 */
export function formatPrice(
  intl: Pick<IntlShape, 'formatNumberToParts' | 'locale'>,
  amount: number,
  currency: string,
): string {
  const decimals = Math.round(amount * 100) % 100 === 0 ? 0 : 2
  const parts = intl.formatNumberToParts(amount, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // Editions of the locale data differ in the Swiss separator; server and browser must write the same.
  const isSwiss = intl.locale.endsWith('-CH')
  return parts.map(({ type, value }) => (type === 'group' && isSwiss ? SWISS_GROUP : value)).join('')
}
