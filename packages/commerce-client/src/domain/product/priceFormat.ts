/** Number format of a price: how `Intl.NumberFormat` is told to write it. */
export interface PriceFormat {
  readonly style: 'currency'
  readonly currency: string
  readonly minimumFractionDigits: 0 | 2
  readonly maximumFractionDigits: 0 | 2
}

/**
 * Format of an amount in major units: currency with 0 decimals, default CHF (Spec §9 "Pricing display"). Cents that are
 * not zero are shown with 2 decimals, since a price that hides them would be a wrong one (law of price indication).
 */
export function priceFormat(amount: number, currency?: string): PriceFormat {
  const digits = Math.round(amount * 100) % 100 === 0 ? 0 : 2
  return {
    style: 'currency',
    currency: currency || 'CHF',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }
}
