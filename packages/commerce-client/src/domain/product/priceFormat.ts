/** Number format of a price: options for `Intl.NumberFormat`. */
export interface PriceFormat {
  readonly style: 'currency'
  readonly currency: string
  readonly minimumFractionDigits: 0 | 2
  readonly maximumFractionDigits: 0 | 2
}

/**
 * When cents are shown: `whenNotZero` = with 2 decimals if they are not zero, because price indication law requires the
 * exact price; `never` = as Spec §9 states.
 */
export type CentsRule = 'whenNotZero' | 'never'

/** Format of an amount in major units: currency with 0 decimals, default CHF (Spec §9 "Pricing display"). */
export function priceFormat(amount: number, currency?: string, cents: CentsRule = 'whenNotZero'): PriceFormat {
  const digits = cents === 'never' || Math.round(amount * 100) % 100 === 0 ? 0 : 2
  return {
    style: 'currency',
    currency: currency || 'CHF',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }
}
