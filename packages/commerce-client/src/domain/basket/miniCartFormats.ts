import { type CentsRule, type PriceFormat, priceFormat } from '../product/priceFormat.js'

/** Format of the order and shipping totals: like a price, without decimals unless the cents are not zero (Spec §9). */
export const totalFormat: (amount: number, currency?: string, cents?: CentsRule) => PriceFormat = priceFormat

/** Format of the tax total: currency, always with 2 decimals (Spec §9 "Mini-cart number formats"). */
export function taxFormat(currency?: string): PriceFormat {
  return { ...priceFormat(0, currency), minimumFractionDigits: 2, maximumFractionDigits: 2 }
}

/** Format of the tax percentage, given as a fraction such as 0.081: percent with 1 decimal (Spec §9). */
export const taxPercentageFormat = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const
