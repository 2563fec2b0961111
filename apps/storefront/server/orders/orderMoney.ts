/** Swiss thousands separator in every language; versions of the locale data differ. */
const SWISS_GROUP = '’'

/** An amount in major units, without decimals unless its cents are not zero (Spec §9 "Pricing display"). */
export function formatAmount(localeId: string, amount: number, currency: string): string {
  return written(localeId, amount, currency, Math.round(amount * 100) % 100 === 0 ? 0 : 2)
}

/** A tax, with two decimals (Spec §9 "Mini-cart number formats"). */
export function formatTaxAmount(localeId: string, amount: number, currency: string): string {
  return written(localeId, amount, currency, 2)
}

/** The tax rate of an order with one decimal; null = it cannot be computed (Spec §9 "Mini-cart number formats"). */
export function formatTaxRate(localeId: string, tax: number, total: number): string | null {
  const rate = tax / (total - tax)
  if (!(rate > 0) || !Number.isFinite(rate)) return null
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(localeId, { style: 'percent', ...digits }).format(rate)
}

function written(localeId: string, amount: number, currency: string, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(localeId, { style: 'currency', currency, ...digits })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'group' && localeId.endsWith('-CH') ? SWISS_GROUP : value))
    .join('')
}
