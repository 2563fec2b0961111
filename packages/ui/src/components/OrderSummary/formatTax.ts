/** Separator of thousands in Switzerland, in every language: editions of the locale data differ, server and browser may not. */
const SWISS_GROUP = '’'

/** Writes a tax in currency with its cents, always. Spec §9 "Mini-cart number formats". */
export function formatTax(locale: string, amount: number, currency: string): string {
  const parts = taxFormat(locale, currency).formatToParts(amount)
  const isSwiss = locale.endsWith('-CH')
  return parts.map(({ type, value }) => (isSwiss && type === 'group' ? SWISS_GROUP : value)).join('')
}

/** Writes a rate as a percentage with one decimal: 0.081 is 8.1%. */
export function formatRate(locale: string, rate: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rate)
}

/** A currency that does not exist leaves a bare number, as prices do. */
function taxFormat(locale: string, currency: string): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  } catch {
    return new Intl.NumberFormat(locale, digits)
  }
}
