import type { FormatNumberOptions } from 'react-intl'

/**
 * How an amount (major units) is written: as currency without decimals, unless its cents are not zero.
 * Spec §9 "Pricing display".
 */
export function priceFormat(amount: number, currency: string) {
  const decimals = Math.round(amount * 100) % 100 === 0 ? 0 : 2
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const satisfies FormatNumberOptions
}
