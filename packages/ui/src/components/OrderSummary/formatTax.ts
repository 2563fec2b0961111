/**
 * Swiss thousands separator in every language; versions of the locale data differ, but server and browser must match.
 */
const SWISS_GROUP = '’'

/** Formats a tax amount with two decimals. Spec §9 "Mini-cart number formats". */
export function formatTax(locale: string, amount: number, currency: string): string {
  const parts = taxFormat(locale, currency).formatToParts(amount)
  const isSwiss = locale.endsWith('-CH')
  return parts.map(({ type, value }) => (isSwiss && type === 'group' ? SWISS_GROUP : value)).join('')
}

/** Formats a rate as a percentage with one decimal: 0.081 is 8.1%. */
export function formatRate(locale: string, rate: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rate)
}

/** An invalid currency falls back to a plain number, as in prices. */
function taxFormat(locale: string, currency: string): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  } catch {
    return new Intl.NumberFormat(locale, digits)
  }
}
