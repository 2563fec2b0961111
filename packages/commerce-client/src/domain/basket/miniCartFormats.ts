import { type CentsRule, type PriceFormat, priceFormat } from '../product/priceFormat.js'

/** Format of the order and shipping total: as a price, 0 decimals unless its cents are not zero (Spec §9). */
export const totalFormat: (amount: number, currency?: string, cents?: CentsRule) => PriceFormat = priceFormat

/** Format of the tax total: currency with 2 decimals, always (Spec §9 "Mini-cart number formats"). */
export function taxFormat(currency?: string): PriceFormat {
  return { ...priceFormat(0, currency), minimumFractionDigits: 2, maximumFractionDigits: 2 }
}

/** Format of the tax percentage, a part such as 0.081: a percent with 1 decimal (Spec §9). */
export const taxPercentageFormat = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const
